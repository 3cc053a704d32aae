import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Sheet } from '.';

test('the browser scrolls the sheet nowhere while it is still below the screen', async () => {
  await render(
    <Sheet open title="受け取り場所" onClose={() => {}}>
      正面ゲート横
    </Sheet>,
  );
  const frame = page.getByRole('dialog', { name: '受け取り場所' }).element();
  const close = page.getByRole('button', { name: '閉じる' }).element();
  // As on the first frame, when WebKit scrolls to the button that gets the focus.
  const panel = close.closest('dialog > div') as HTMLElement;
  panel.style.transition = 'none';
  panel.style.transform = 'translateY(100%)';
  close.scrollIntoView();
  expect(frame.scrollTop).toBe(0);
});
