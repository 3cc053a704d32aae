import { useState } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { MessageComposer, useMessageComposer } from '.';

function Harness({ onSend }: { onSend: (text: string) => Promise<void> }) {
  const [draft, setDraft] = useState('');
  return <MessageComposer {...useMessageComposer({ draft, onDraftChange: setDraft, onSend })} />;
}

const box = () => page.getByRole('textbox', { name: 'メッセージ' });

function press(init: KeyboardEventInit) {
  box()
    .element()
    .dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, ...init }));
}

function release() {
  box()
    .element()
    .dispatchEvent(new KeyboardEvent('keyup', { key: 'Enter', bubbles: true }));
}

function compose(type: 'compositionstart' | 'compositionend') {
  box()
    .element()
    .dispatchEvent(new CompositionEvent(type, { bubbles: true, data: 'にほん' }));
}

test('[COMP-06] Ctrl+Enter sends the trimmed text and clears the box', async () => {
  const onSend = vi.fn(async () => {});
  await render(<Harness onSend={onSend} />);
  await box().fill(' こんにちは ');
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  expect(onSend).toHaveBeenCalledExactlyOnceWith('こんにちは');
  await expect.element(box()).toHaveValue('');
});

describe('[COMP-06] the Enter that confirms a conversion never sends', () => {
  test.each([
    ['Chrome and Firefox: Enter, then compositionend', false],
    ['Safari: compositionend, then Enter', true],
  ])('%s', async (_order, endsFirst) => {
    const onSend = vi.fn(async () => {});
    await render(<Harness onSend={onSend} />);
    await box().fill('にほん');
    for (const held of [{}, { ctrlKey: true }, { metaKey: true }]) {
      compose('compositionstart');
      if (endsFirst) compose('compositionend');
      press({ ...held, isComposing: !endsFirst, ...(endsFirst && { keyCode: 229 }) });
      if (!endsFirst) compose('compositionend');
      release();
    }
    // Safari again, in versions that report the key's own code.
    compose('compositionstart');
    compose('compositionend');
    press({ ctrlKey: true, keyCode: 13 });
    release();
    expect(onSend).not.toHaveBeenCalled();

    press({ ctrlKey: true, keyCode: 13 });
    expect(onSend).toHaveBeenCalledExactlyOnceWith('にほん');
  });
});

test('[COMP-01] a thousand characters as people count them pass, one more does not', async () => {
  const onSend = vi.fn(async () => {});
  await render(<Harness onSend={onSend} />);
  // Each family is one character to a reader and eleven units to JavaScript.
  await box().fill('👨‍👩‍👧‍👦'.repeat(1001));
  await page.getByRole('button', { name: '送信' }).click({ force: true });
  expect(onSend).not.toHaveBeenCalled();
  await expect
    .element(page.getByRole('status'))
    .toHaveTextContent('1000文字以内で入力してください。（1文字オーバー）');
  await box().fill('👨‍👩‍👧‍👦'.repeat(1000));
  await page.getByRole('button', { name: '送信' }).click();
  expect(onSend).toHaveBeenCalledOnce();
});

test('a failed send keeps the draft and says what to do', async () => {
  await render(<Harness onSend={() => Promise.reject(new Error('offline'))} />);
  await box().fill('明日行きます');
  await page.getByRole('button', { name: '送信' }).click();
  await expect
    .element(page.getByRole('status'))
    .toHaveTextContent('送信できませんでした。通信を確認して、もう一度お試しください。');
  await expect.element(box()).toHaveValue('明日行きます');
});
