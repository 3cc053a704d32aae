import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { scenery } from '../../../testing';
import { expectOnlyInTwin } from '../../../testing/twin';
import { MessageComposer } from './MessageComposer';
import type { ComposerMedia } from './MessageComposerAttachment';
import { MessageComposerCheck, type MessageComposerCheckProps } from './MessageComposerCheck';
import { useMessageComposer } from './useMessageComposer';

const meta = {
  id: 'message-composer',
  title: '画面の部品/メッセージ/MessageComposer',
  component: MessageComposer,
  tags: ['visual'],
  args: {
    draft: '',
    status: 'idle',
    remaining: 1000,
    canSend: false,
    onDraftChange: fn(),
    onSend: fn(),
  },
} satisfies Meta<typeof MessageComposer>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = { name: '未入力' };

export const Writing: Story = {
  name: '入力中',
  tags: ['first'],
  args: { draft: '昨日の試合、最高でした！', canSend: true, remaining: 988 },
};

export const ManyLines: Story = {
  name: '何行も',
  args: {
    draft:
      '昨日は応援ありがとう！\n次のホームゲームも、\nライト側スタンドから\n応援します。\n楽しみにしています！',
    canSend: true,
    remaining: 950,
  },
};

export const NearLimit: Story = {
  name: '残りわずか',
  args: { draft: 'あ'.repeat(988), canSend: true, remaining: 12 },
};

export const TooLong: Story = {
  name: '文字数オーバー',
  args: { draft: 'あ'.repeat(1012), remaining: -12 },
};

export const Invisible: Story = {
  name: '見えない文字だけ',
  args: { draft: '\u3164\u3164', invisible: true },
  play: async ({ canvas, step }) => {
    await step('[SAFE-07] 送れない理由が欄に添えられている', async () => {
      const sentence = '目に見える文字を入力してください。';
      await expect(canvas.getByRole('status')).toHaveTextContent(sentence);
      await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription(sentence);
    });
  },
};

export const Sending: Story = {
  name: '送信中',
  args: { draft: '明日行きます', status: 'sending' },
};

export const Failed: Story = {
  name: '送信失敗',
  args: { draft: '明日行きます', status: 'failed', canSend: true },
};

const photo = {
  kind: 'image',
  name: 'stadium.jpg',
  size: 3_565_158,
  previewUrl: scenery('stadium'),
} as const;

const media: ComposerMedia = {
  attachment: null,
  panelOpen: false,
  error: null,
  progress: null,
  onTogglePanel: fn(),
  onPick: fn(),
  onRemove: fn(),
  onCancelSend: fn(),
};

export const WithMedia: Story = {
  name: '添付もできる',
  args: { media },
  play: async ({ args, canvas, userEvent, step }) => {
    await step('[COMP-04] 添付のボタンがある', async () => {
      const toggle = canvas.getByRole('button', { name: '画像・動画を添付' });
      await expect(toggle).toHaveAttribute('aria-expanded', 'false');
      await userEvent.click(toggle);
      await expect(args.media?.onTogglePanel).toHaveBeenCalledTimes(1);
    });
  },
};

export const PanelOpen: Story = {
  name: '添付を選ぶ',
  args: { media: { ...media, panelOpen: true }, draft: '昨日の試合、最高でした！', canSend: true },
  play: async ({ args, canvas, canvasElement, userEvent, step }) => {
    await step('[COMP-05] 選ぶあいだ文字は書けず、消えもしない', async () => {
      const box = canvas.getByRole('textbox', { name: 'メッセージ' });
      await expect(box).toBeDisabled();
      await expect(box).toHaveValue('昨日の試合、最高でした！');
    });
    const [image, video] = canvasElement.querySelectorAll<HTMLInputElement>('input[type="file"]');
    if (!image || !video) throw new Error('There are two file fields.');

    await step('[COMP-04] 画像と動画のボタンがある', async () => {
      const opened = fn();
      const stop = new AbortController();
      for (const input of [image, video]) {
        const look = (event: Event) => {
          event.preventDefault();
          opened(input.accept);
        };
        input.addEventListener('click', look, { signal: stop.signal });
      }
      await userEvent.click(canvas.getByRole('button', { name: '画像を選ぶ' }));
      await userEvent.click(canvas.getByRole('button', { name: '動画を選ぶ' }));
      stop.abort();
      await expect(opened.mock.calls).toEqual([
        ['.jpg,.jpeg,.png,image/jpeg,image/png'],
        ['.mp4,.mov,video/mp4,video/quicktime'],
      ]);
    });

    await step('[COMP-09] どちらで選んだかも渡す', async () => {
      const photo = new File(['photo'], 'photo.jpg', { type: 'image/jpeg' });
      const clip = new File(['clip'], 'clip.mp4', { type: 'video/mp4' });
      await userEvent.upload(image, photo);
      await userEvent.upload(video, clip);
      await expect(args.media?.onPick).toHaveBeenNthCalledWith(1, photo, 'image');
      await expect(args.media?.onPick).toHaveBeenNthCalledWith(2, clip, 'video');
    });

    await step('同じファイルをもう一度選べる', async () => {
      await expect(image.value).toBe('');
      await userEvent.upload(image, new File(['photo'], 'photo.jpg', { type: 'image/jpeg' }));
      await expect(args.media?.onPick).toHaveBeenCalledTimes(3);
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    });
  },
};

export const Refused: Story = {
  name: '送れないファイル',
  args: {
    media: {
      ...media,
      panelOpen: true,
      error:
        '対応していないファイル形式です。画像（.jpg、.jpeg、.png）または動画（.mp4、.mov）のみ送信できます。',
    },
  },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(args.media?.error ?? '');
    const box = canvas.getByRole('textbox', { name: 'メッセージ' });
    await expect(box).toHaveAttribute('placeholder', '画像か動画を選んでください');
  },
};

export const Attached: Story = {
  name: '画像を添付',
  args: { media: { ...media, attachment: photo }, canSend: true },
  play: async ({ args, canvas, userEvent, step }) => {
    await step('[COMP-04] 大きさを見せ、取り消せる', async () => {
      await expect(canvas.getByText('stadium.jpg')).toBeVisible();
      await expect(canvas.getByText('画像 3.4MB')).toBeVisible();
      await userEvent.click(canvas.getByRole('button', { name: '添付を取り消す' }));
      await expect(args.media?.onRemove).toHaveBeenCalledTimes(1);
    });
    await step('[COMP-05] 添付のあいだ文字は書けず、欄がそのわけを言う', async () => {
      const box = canvas.getByRole('textbox', { name: 'メッセージ' });
      await expect(box).toBeDisabled();
      await expect(box).toHaveAttribute('placeholder', '画像・動画だけを送信します');
    });
  },
};

export const AttachedVideo: Story = {
  name: '動画を添付（長い名前）',
  args: {
    media: {
      ...media,
      attachment: {
        kind: 'video',
        name: '鶴浜クレインズ対北浜ブルーウェーブ戦ライト側スタンドからの応援の様子.MOV',
        size: 419_430_400,
        previewUrl: null,
      },
    },
    canSend: true,
    draft: '昨日の試合、最高でした！',
  },
};

export const Uploading: Story = {
  name: '画像を送信中',
  args: {
    media: { ...media, attachment: photo, progress: 0.4 },
    status: 'sending',
  },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('progressbar', { name: '送信中' })).toHaveAttribute(
      'aria-valuetext',
      '40%',
    );
    await userEvent.click(canvas.getByRole('button', { name: '送信を中止' }));
    await expect(args.media?.onCancelSend).toHaveBeenCalledTimes(1);
  },
};

export const UploadFailed: Story = {
  name: '画像の送信失敗',
  args: { media: { ...media, attachment: photo }, status: 'failed', canSend: true },
};

export const Waiting: Story = {
  name: '未送信がある',
  args: { media, waiting: { count: 2, onResend: fn() } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(
      canvas.getByText('未送信のメッセージが2件あります。通信が戻ると自動で送信します。'),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '再送する' }));
    await expect(args.waiting?.onResend).toHaveBeenCalledTimes(1);
  },
};

export const Foldable: Story = {
  name: 'グループの入力欄',
  parameters: { layout: 'fullscreen' },
  args: { media, fold: { collapsed: false, onToggle: fn() } },
};

export const Folded: Story = {
  name: 'たたんだ入力欄',
  parameters: { layout: 'fullscreen' },
  args: { media, fold: { collapsed: true, onToggle: fn() } },
};

export const ReadOnly: Story = {
  name: '書けない',
  args: { readOnly: true },
  play: async (context) => {
    await expectOnlyInTwin(context, { readOnly: false }, () =>
      context.canvas.queryByRole('textbox'),
    );
    await expect(context.canvas.getByText('プレビュー')).toBeVisible();
  },
};

const deliver = fn(async (_text: string) => {});

export const Live: Story = {
  name: '動かす',
  tags: ['!visual'],
  render: function Live() {
    const [draft, setDraft] = useState('');
    return (
      <MessageComposer
        {...useMessageComposer({ draft, onDraftChange: setDraft, onSend: deliver })}
      />
    );
  },
  play: async ({ canvas, userEvent, step }) => {
    deliver.mockClear();
    const box = canvas.getByRole('textbox', { name: 'メッセージ' });
    const send = canvas.getByRole('button', { name: '送信' });

    await step('[COMP-01] 空白だけでは送れない', async () => {
      await userEvent.type(box, '　 ');
      await userEvent.click(send);
      await expect(deliver).not.toHaveBeenCalled();
      await userEvent.clear(box);
    });

    await step('[COMP-02] 送ると空になり、元の高さに戻る', async () => {
      await userEvent.type(box, ' こんにちは{Enter}元気ですか ');
      await expect(box.getBoundingClientRect().height).toBeGreaterThan(24);
      await userEvent.click(send);
      await expect(deliver.mock.calls).toEqual([['こんにちは\n元気ですか']]);
      await expect(box).toHaveValue('');
      await expect(box.getBoundingClientRect().height).toBe(24);
    });
  },
};

const upload = fn(async () => {});
const jpeg = () =>
  new File([new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 0, 0])], 'photo.jpg', { type: 'image/jpeg' });

export const LiveGroup: Story = {
  name: 'グループで動かす',
  tags: ['!visual'],
  render: function LiveGroup() {
    const [draft, setDraft] = useState('');
    return (
      <MessageComposer
        {...useMessageComposer({
          draft,
          onDraftChange: setDraft,
          onSend: deliver,
          onSendFile: upload,
          audience: { kind: 'group', name: 'チーム応援トーク' },
        })}
      />
    );
  },
  play: async ({ canvas, canvasElement, userEvent, step }) => {
    deliver.mockClear();
    upload.mockClear();
    const box = () => canvas.getByRole('textbox', { name: 'メッセージ' });

    await step('[COMP-03] たたんで、また開く', async () => {
      await userEvent.click(canvas.getByRole('button', { name: '入力欄をたたむ' }));
      await expect(canvas.queryByRole('textbox')).toBeNull();
      const folded = canvas.getByRole('button', { name: 'メッセージを入力' });
      await expect(folded).toHaveFocus();
      await userEvent.click(folded);
      await expect(box()).toHaveFocus();
    });

    await step('送る前に、だれが読むかを見せる', async () => {
      await userEvent.type(box(), 'がんばれ');
      await userEvent.click(canvas.getByRole('button', { name: '送信' }));
      const check = await screen.findByRole('alertdialog', { name: 'この内容で送信しますか？' });
      await expect(check).toHaveTextContent('チーム応援トークに参加している全員に届きます');
      await userEvent.click(screen.getByRole('button', { name: '戻る' }));
      await expect(deliver).not.toHaveBeenCalled();
      await expect(box()).toHaveValue('がんばれ');
    });

    await step('[COMP-02] 送ると空になり、続けて書ける', async () => {
      await userEvent.click(canvas.getByRole('button', { name: '送信' }));
      await userEvent.click(await screen.findByRole('button', { name: '送信する' }));
      await waitFor(() => expect(box()).toHaveValue(''));
      await expect(deliver.mock.calls).toEqual([['がんばれ']]);
      await expect(box()).toHaveFocus();
      await expect(box().getBoundingClientRect().height).toBe(24);
    });

    await step('[COMP-10] ファイルがなければ送らない', async () => {
      await userEvent.type(box(), 'あとで送る');
      await userEvent.click(canvas.getByRole('button', { name: '画像・動画を添付' }));
      await userEvent.click(canvas.getByRole('button', { name: '送信' }));
      await expect(canvas.getByRole('status')).toHaveTextContent('ファイルを選択してください。');
      await expect(upload).not.toHaveBeenCalled();
    });

    await step('[COMP-04] 画像を選んで送る', async () => {
      const input = canvasElement.querySelector<HTMLInputElement>('input[data-kind="image"]');
      if (!input) throw new Error('There is no file field.');
      await userEvent.upload(input, jpeg());
      await waitFor(() => expect(canvas.getByText('画像 0.1MB')).toBeVisible());
      await expect(canvas.getByRole('button', { name: '送信' })).toHaveFocus();
      await userEvent.click(canvas.getByRole('button', { name: '送信' }));
      await userEvent.click(await screen.findByRole('button', { name: '送信する' }));
      await waitFor(() => expect(canvas.queryByText('photo.jpg')).toBeNull());
      await expect(upload).toHaveBeenCalledTimes(1);
    });

    await step('[COMP-05] 書いてあった文字は残っている', async () => {
      await waitFor(() => expect(box()).toHaveValue('あとで送る'));
      await expect(box()).toBeEnabled();
      await expect(box()).toHaveFocus();
      // Waits until the question has left the screen, because the state is inspected next.
      await waitFor(() => expect(canvasElement.querySelector('dialog')).not.toBeVisible());
    });
  },
};

const check: MessageComposerCheckProps = {
  open: true,
  audience: { kind: 'private', name: '浜野 さくら' },
  text: '昨日は応援ありがとう！\n次のホームゲームも全力で投げます。',
  onConfirm: fn(),
  onClose: fn(),
};

const whole = { layout: 'fullscreen', docs: { story: { inline: false, height: '480px' } } };

export const CheckPrivate: Story = {
  name: '送る前の確認、ひとりに送る',
  parameters: whole,
  render: () => <MessageComposerCheck {...check} />,
  play: async ({ userEvent, step }) => {
    await step('だれが読むかと内容を見せ、戻るから始まる', async () => {
      const dialog = screen.getByRole('alertdialog', { name: 'この内容で送信しますか？' });
      await waitFor(() => expect(dialog).toBeVisible());
      await expect(dialog).toHaveAccessibleDescription(/浜野 さくらさんだけに届きます/);
      await expect(dialog).toHaveTextContent('次のホームゲームも全力で投げます。');
      await expect(screen.getByRole('button', { name: '戻る' })).toHaveFocus();
    });
    await step('送信する、または戻る', async () => {
      await userEvent.click(screen.getByRole('button', { name: '戻る' }));
      await expect(check.onClose).toHaveBeenCalledTimes(1);
      await userEvent.click(screen.getByRole('button', { name: '送信する' }));
      await expect(check.onConfirm).toHaveBeenCalledTimes(1);
    });
  },
};

export const CheckLong: Story = {
  name: '送る前の確認、長い文章と長い名前',
  parameters: whole,
  render: () => (
    <MessageComposerCheck
      {...check}
      audience={{
        kind: 'group',
        name: '鶴浜クレインズ公式ファンクラブ創立三十周年記念グループトーク',
      }}
      text={'スタンドの声がいちばんの力です。'.repeat(60)}
    />
  ),
};

export const CheckImage: Story = {
  name: '送る前の確認、画像を送る',
  parameters: whole,
  render: () => <MessageComposerCheck {...check} attachment={photo} />,
  play: async () => {
    await expect(screen.getByText('stadium.jpg 3.4MB')).toBeInTheDocument();
    await expect(screen.queryByText(check.text)).toBeNull();
  },
};

export const CheckVideo: Story = {
  name: '送る前の確認、動画を送る',
  parameters: whole,
  render: () => (
    <MessageComposerCheck
      {...check}
      attachment={{
        kind: 'video',
        name: 'IMG_0042.MOV',
        size: 125_829_120,
        previewUrl: null,
      }}
    />
  ),
};
