import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { scenery } from '../../../testing';
import clip from '../../../testing/clip.webm';
import { type ContextMedia, type ContextMessage, MessageContext } from './MessageContext';

const message = (id: string, text: string, more: Partial<ContextMessage> = {}): ContextMessage => ({
  id,
  senderType: 'user',
  senderName: 'さくら',
  senderAvatar: '',
  text,
  kind: 'text',
  at: '2026-11-22T13:18:00+09:00',
  hidden: false,
  deleted: false,
  ...more,
});

const meta = {
  id: 'message-context',
  title: '画面の部品/通報/MessageContext',
  component: MessageContext,
  tags: ['visual'],
  parameters: { layout: 'fullscreen' },
  args: {
    topicName: 'チーム応援トーク',
    before: [
      message('b1', '今日の先発は佐伯投手ですね。楽しみです。'),
      message('b2', 'いつもありがとうございます。一球ずつ大切に投げます。', {
        senderType: 'player',
        senderName: '佐伯 颯太',
      }),
      message('b3', '', { kind: 'image', senderName: 'マサ' }),
    ],
    message: message('m', '佐伯選手の車、球場裏の駐車場の3番です。帰りに待っていれば会えますよ。', {
      senderName: '自転車通勤',
    }),
    after: [
      message('a1', 'それは書かないほうがいいと思います。', { senderName: '打率もち' }),
      message('a2', '', { senderName: 'ゆうなぎ', deleted: true }),
    ],
    media: { items: {}, onShow: fn(), onHide: fn() },
  },
} satisfies Meta<typeof MessageContext>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Group: Story = {
  name: 'グループ',
  play: async ({ canvas, step }) => {
    await step('[SAFE-05] 前後の中で、通報された一通がわかる', async () => {
      const rows = canvas.getAllByRole('listitem');
      await expect(rows).toHaveLength(6);
      await expect(rows[3]).toHaveAttribute('aria-current', 'true');
      await expect(rows[3]).toHaveTextContent('通報されたメッセージ');
    });
  },
};

export const Hidden: Story = {
  name: '非表示にした',
  args: { before: [], after: [], message: message('m', '会えますよ。', { hidden: true }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('非表示にしています')).toBeVisible();
  },
};

const picture = message('m', '', { kind: 'image', senderName: '自転車通勤' });

export const Private: Story = {
  name: '選手とのトーク',
  args: {
    topicName: '佐伯 颯太 / 自転車通勤',
    before: [
      message('b1', 'いつもありがとうございます。', {
        senderType: 'player',
        senderName: '佐伯 颯太',
      }),
    ],
    message: message('m', '帰りに待っています。', { senderName: '自転車通勤' }),
    after: [],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: '佐伯 颯太 / 自転車通勤' })).toBeVisible();
  },
};

export const Covered: Story = {
  name: '覆ってある画像と動画',
  tags: ['[SAFE-05]'],
  args: {
    message: picture,
    after: [message('a1', '', { kind: 'video', senderName: '打率もち' })],
  },
  play: async ({ args, canvas, canvasElement, userEvent, step }) => {
    await step('[SAFE-05] 押すまで、画像も動画もない', async () => {
      await expect(canvasElement.querySelector('img, video')).toBeNull();
    });
    await step('[SAFE-05] 誰のものかを読んで、一つずつ求める', async () => {
      await userEvent.click(canvas.getByRole('button', { name: '打率もちの動画を表示する' }));
      await expect(args.media.onShow).toHaveBeenCalledWith('a1');
    });
  },
};

export const Shown: Story = {
  name: '表示した画像',
  tags: ['[SAFE-05]'],
  args: { before: [], after: [], message: picture },
  render: function Showing(args) {
    const [items, setItems] = useState<Record<string, ContextMedia>>({});
    const media = {
      items,
      onShow: (id: string) => setItems({ [id]: { status: 'shown', src: scenery('stadium') } }),
      onHide: () => setItems({}),
    };
    return <MessageContext {...args} media={media} />;
  },
  play: async ({ canvas, userEvent, step }) => {
    const show = () => canvas.getByRole('button', { name: '自転車通勤の画像を表示する' });
    await step('[SAFE-05] 押すと出て、隠すとまた覆われる。フォーカスは動かない', async () => {
      show().focus();
      await userEvent.keyboard('{Enter}');
      await expect(canvas.getByRole('img', { name: '自転車通勤の画像' })).toBeVisible();
      await expect(canvas.getByRole('button', { name: '自転車通勤の画像を隠す' })).toHaveFocus();
      await userEvent.keyboard('{Enter}');
      await expect(canvas.queryByRole('img', { name: '自転車通勤の画像' })).toBeNull();
      await expect(show()).toHaveFocus();
    });
    await userEvent.click(show());
    await expect(canvas.getByRole('img', { name: '自転車通勤の画像' })).toBeVisible();
  },
};

export const ShownVideo: Story = {
  name: '表示した動画',
  tags: ['[SAFE-05]', '!visual'],
  args: {
    before: [],
    after: [],
    message: { ...picture, kind: 'video' },
    media: { items: { m: { status: 'shown', src: clip } }, onShow: fn(), onHide: fn() },
  },
  play: async ({ args, canvas, canvasElement, userEvent, step }) => {
    const video = canvasElement.querySelector('video');
    await step('[SAFE-05] 再生を押すまで動かない', async () => {
      await expect(video?.paused).toBe(true);
      await userEvent.click(canvas.getByRole('button', { name: '再生' }));
      await waitFor(() => expect(video?.paused).toBe(false));
      video?.pause();
    });
    await step('[SAFE-05] 隠す', async () => {
      await userEvent.click(canvas.getByRole('button', { name: '自転車通勤の動画を隠す' }));
      await expect(args.media.onHide).toHaveBeenCalledWith('m');
    });
  },
};

export const Loading: Story = {
  name: '読み込み中と失敗',
  args: {
    before: [],
    message: picture,
    after: [message('a1', '', { kind: 'video', senderName: '打率もち' })],
    media: {
      items: {
        m: { status: 'pending' },
        a1: {
          status: 'failed',
          error: 'サーバーに接続できません。通信を確認して、もう一度お試しください。',
        },
      },
      onShow: fn(),
      onHide: fn(),
    },
  },
  play: async ({ args, canvas, userEvent, step }) => {
    await step('読み込んでいる間は、もう一度求めない', async () => {
      await userEvent.click(canvas.getByRole('button', { name: '自転車通勤の画像を表示する' }));
      await expect(args.media.onShow).not.toHaveBeenCalled();
    });
    await step('失敗したら、なぜかを読んで、もう一度押せる', async () => {
      await expect(canvas.getByText(/サーバーに接続できません/)).toBeVisible();
      await userEvent.click(canvas.getByRole('button', { name: '打率もちの動画を表示する' }));
      await expect(args.media.onShow).toHaveBeenCalledWith('a1');
    });
  },
};

export const Deleted: Story = {
  name: '送った人が消した画像',
  args: { before: [], after: [], message: { ...picture, deleted: true } },
  play: async ({ args, canvas, userEvent, step }) => {
    await step('[SAFE-05] 消されたとわかり、報告に対応するために表示できる', async () => {
      await expect(canvas.getByText('送った人が削除しました')).toBeVisible();
      await userEvent.click(canvas.getByRole('button', { name: /の画像を表示する$/ }));
      await expect(args.media.onShow).toHaveBeenCalledWith(picture.id);
    });
  },
};
