import { useState } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { MessageComposer } from './MessageComposer';
import { useMessageComposer } from './useMessageComposer';

type Props = Pick<Parameters<typeof useMessageComposer>[0], 'onSend' | 'onSendFile'>;

function Harness(props: Props) {
  const [draft, setDraft] = useState('');
  return <MessageComposer {...useMessageComposer({ draft, onDraftChange: setDraft, ...props })} />;
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

test.each(['\u3164', '\u115f \uffa0', '\u2800', '\u200b\ufe0f', '\u{e0041}\u{e007f}', '\u202e'])(
  '[SAFE-07] %j is invisible and is not sent',
  async (text) => {
    const onSend = vi.fn(async () => {});
    await render(<Harness onSend={onSend} />);
    await box().fill(text);
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await expect.element(page.getByText('目に見える文字を入力してください。')).toBeVisible();
    expect(onSend).not.toHaveBeenCalled();
    await expect.element(box()).toHaveValue(text);
    await box().fill(`${text}❤️‍🔥`);
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    expect(onSend).toHaveBeenCalledTimes(1);
  },
);

test('[COMP-05] the preview disappears in the frame in which the file is accepted', async () => {
  let take = () => {};
  const taken = new Promise<void>((resolve) => {
    take = resolve;
  });
  await render(<Harness onSend={async () => {}} onSendFile={() => taken} />);
  await page.getByRole('button', { name: '画像・動画を添付' }).click();
  const png = Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  await userEvent.upload(
    page.elementLocator(document.querySelector('input[type="file"]') as HTMLElement),
    new File([png], 'stand.png', { type: 'image/png' }),
  );
  await expect.element(page.getByText('stand.png')).toBeVisible();
  await page.getByRole('button', { name: '送信', exact: true }).click();
  take();
  // Microtasks run before the browser paints.
  for (let turn = 0; turn < 10; turn++) await Promise.resolve();
  expect(page.getByText('stand.png').query()).toBeNull();
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
    // Safari versions that report the key's own code.
    compose('compositionstart');
    compose('compositionend');
    press({ ctrlKey: true, keyCode: 13 });
    release();
    expect(onSend).not.toHaveBeenCalled();

    press({ ctrlKey: true, keyCode: 13 });
    expect(onSend).toHaveBeenCalledExactlyOnceWith('にほん');
  });
});

test('[COMP-01] a thousand graphemes can be sent, one more cannot', async () => {
  const onSend = vi.fn(async () => {});
  await render(<Harness onSend={onSend} />);
  // Each family is one grapheme and eleven UTF-16 code units.
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

test('a failed send keeps the draft and shows what to do', async () => {
  await render(<Harness onSend={() => Promise.reject(new Error('offline'))} />);
  await box().fill('明日行きます');
  await page.getByRole('button', { name: '送信' }).click();
  await expect
    .element(page.getByRole('status'))
    .toHaveTextContent('送信できませんでした。通信を確認して、もう一度お試しください。');
  await expect.element(box()).toHaveValue('明日行きます');
});

type SendFile = NonNullable<Parameters<typeof useMessageComposer>[0]['onSendFile']>;

function MediaHarness({ onSendFile }: { onSendFile: SendFile }) {
  const [draft, setDraft] = useState('');
  const onSend = () => Promise.resolve();
  return (
    <MessageComposer
      {...useMessageComposer({ draft, onDraftChange: setDraft, onSend, onSendFile })}
    />
  );
}

const letters = (text: string) => [...text].map((letter) => letter.charCodeAt(0));
const jpegFile = (name = 'photo.jpg') =>
  new File([new Uint8Array([0xff, 0xd8, 0xff, 0xe0])], name, { type: 'image/jpeg' });
const heicFile = () =>
  new File([new Uint8Array([0, 0, 0, 24, ...letters('ftypheic')])], 'IMG_0001.jpg', {
    type: 'image/jpeg',
  });

const button = (name: string) => page.getByRole('button', { name, exact: true });

function paste(file: File, text?: string) {
  const clipboardData = new DataTransfer();
  clipboardData.items.add(file);
  if (text !== undefined) clipboardData.setData('text/plain', text);
  const event = new ClipboardEvent('paste', { bubbles: true, cancelable: true, clipboardData });
  box().element().dispatchEvent(event);
  return event;
}

describe('an attachment', () => {
  test('[COMP-04] is added by a paste, sent once, and its object URL is revoked', async () => {
    const made = vi.spyOn(URL, 'createObjectURL');
    const revoked = vi.spyOn(URL, 'revokeObjectURL');
    const onSendFile = vi.fn<SendFile>(async () => {});
    await render(<MediaHarness onSendFile={onSendFile} />);
    const file = jpegFile();
    paste(file);
    await expect.element(page.getByText('画像 0.1MB')).toBeVisible();
    await expect.element(box()).toBeDisabled();
    await button('送信').click();
    await expect.element(page.getByText('photo.jpg')).not.toBeInTheDocument();
    expect(onSendFile).toHaveBeenCalledOnce();
    expect(onSendFile.mock.calls[0]?.[0]).toEqual({ file, kind: 'image' });
    expect(revoked.mock.calls).toEqual(made.mock.results.map(({ value }) => [value]));
    await expect.element(box()).toHaveFocus();
  });

  test('is not added when text is pasted along with it', async () => {
    await render(<MediaHarness onSendFile={async () => {}} />);
    const pasted = paste(jpegFile(), 'セルの文字');
    // The browser inserts the text itself.
    expect(pasted.defaultPrevented).toBe(false);
    paste(new File([jpegFile()], 'other.jpg', { type: 'image/jpeg' }));
    await expect.element(page.getByText('other.jpg')).toBeVisible();
    await expect.element(page.getByText('photo.jpg')).not.toBeInTheDocument();
  });

  test('[COMP-07] that is a renamed HEIC is rejected before the upload', async () => {
    const onSendFile = vi.fn<SendFile>(async () => {});
    await render(<MediaHarness onSendFile={onSendFile} />);
    paste(heicFile());
    await expect
      .element(page.getByRole('status'))
      .toHaveTextContent(
        '対応していないファイル形式です。画像（.jpg、.jpeg、.png）または動画（.mp4、.mov）のみ送信できます。',
      );
    await expect.element(box()).toBeEnabled();
    expect(onSendFile).not.toHaveBeenCalled();
  });

  test('[COMP-09] of the wrong kind is rejected by the picker, and the next one is accepted', async () => {
    await render(<MediaHarness onSendFile={async () => {}} />);
    await button('画像・動画を添付').click();
    const input = document.querySelector<HTMLInputElement>('input[data-kind="video"]');
    if (!input) throw new Error('There is no file field.');
    await userEvent.upload(input, jpegFile());
    await expect
      .element(page.getByRole('status'))
      .toHaveTextContent('動画ファイルを選択してください。');
    const other = document.querySelector<HTMLInputElement>('input[data-kind="image"]');
    if (!other) throw new Error('There is no file field.');
    await userEvent.upload(other, jpegFile());
    await expect.element(page.getByText('photo.jpg')).toBeVisible();
    await expect.element(page.getByRole('status')).toHaveTextContent('');
  });

  test('[COMP-04] can be removed, and the text is shown again', async () => {
    await render(<MediaHarness onSendFile={async () => {}} />);
    await box().fill('明日行きます');
    paste(jpegFile());
    await button('添付を取り消す').click();
    await expect.element(page.getByText('photo.jpg')).not.toBeInTheDocument();
    await expect.element(box()).toHaveValue('明日行きます');
    await expect.element(box()).toHaveFocus();
  });

  test('is kept after a failed upload, with an error message', async () => {
    await render(<MediaHarness onSendFile={() => Promise.reject(new Error('offline'))} />);
    paste(jpegFile());
    await button('送信').click();
    await expect
      .element(page.getByRole('status'))
      .toHaveTextContent('送信できませんでした。通信を確認して、もう一度お試しください。');
    await expect.element(page.getByText('photo.jpg')).toBeVisible();
    await expect.element(button('送信')).not.toHaveAttribute('aria-disabled');
  });

  test('is kept without a message after the upload is canceled', async () => {
    const onSendFile: SendFile = (_attachment, { signal, onProgress }) =>
      new Promise((_resolve, reject) => {
        onProgress(0.5);
        signal.addEventListener('abort', () => reject(signal.reason));
      });
    await render(<MediaHarness onSendFile={onSendFile} />);
    paste(jpegFile());
    await button('送信').click();
    await expect.element(page.getByRole('progressbar')).toHaveAttribute('aria-valuetext', '50%');
    await button('送信を中止').click();
    await expect.element(page.getByText('画像 0.1MB')).toBeVisible();
    await expect.element(page.getByRole('status')).toHaveTextContent('');
  });
});
