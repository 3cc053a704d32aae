import { expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Sheet } from './Sheet';

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

test('on a desktop it is a box in the middle, which is not dragged', async () => {
  await page.viewport(1280, 800);
  onTestFinished(() => page.viewport(390, 844));
  const onClose = vi.fn();
  await render(
    <Sheet open title="受け取り場所" onClose={onClose}>
      正面ゲート横
    </Sheet>,
  );
  const title = page.getByRole('heading', { name: '受け取り場所' }).element();
  const panel = title.closest('dialog > div') as HTMLElement;
  await Promise.all(panel.getAnimations().map(({ finished }) => finished));
  const { top, bottom } = panel.getBoundingClientRect();
  expect(top).toBeGreaterThan(100);
  expect(Math.abs(top - (800 - bottom))).toBeLessThanOrEqual(1);
  const at = { bubbles: true, button: 0, pointerId: 1 };
  title.dispatchEvent(new PointerEvent('pointerdown', { ...at, clientY: 300 }));
  title.dispatchEvent(new PointerEvent('pointermove', { ...at, clientY: 700 }));
  title.dispatchEvent(new PointerEvent('pointerup', { ...at, clientY: 700 }));
  expect(onClose).not.toHaveBeenCalled();
});
