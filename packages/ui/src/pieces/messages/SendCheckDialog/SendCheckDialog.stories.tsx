import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { scenery } from '../../../testing';
import { SendCheckDialog } from './SendCheckDialog';

const meta = {
  id: 'send-check-dialog',
  title: '画面の部品/メッセージ/SendCheckDialog',
  component: SendCheckDialog,
  tags: ['visual'],
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '480px' } } },
  args: {
    open: true,
    audience: { kind: 'private', name: '浜野 さくら' },
    text: '昨日は応援ありがとう！\n次のホームゲームも全力で投げます。',
    onConfirm: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof SendCheckDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Private: Story = {
  name: 'ひとりに送る',
  play: async ({ args, userEvent, step }) => {
    await step('だれが読むかと内容を見せ、戻るから始まる', async () => {
      const dialog = screen.getByRole('alertdialog', { name: 'この内容で送信しますか？' });
      await waitFor(() => expect(dialog).toBeVisible());
      await expect(dialog).toHaveAccessibleDescription(/浜野 さくらさんだけに届きます/);
      await expect(dialog).toHaveTextContent('次のホームゲームも全力で投げます。');
      await expect(screen.getByRole('button', { name: '戻る' })).toHaveFocus();
    });
    await step('送信する、または戻る', async () => {
      await userEvent.click(screen.getByRole('button', { name: '戻る' }));
      await expect(args.onClose).toHaveBeenCalledTimes(1);
      await userEvent.click(screen.getByRole('button', { name: '送信する' }));
      await expect(args.onConfirm).toHaveBeenCalledTimes(1);
    });
  },
};

export const Group: Story = {
  name: 'グループに送る',
  args: { audience: { kind: 'group', name: 'チーム応援トーク' } },
  play: async () => {
    await expect(
      screen.getByText('チーム応援トークに参加している全員に届きます'),
    ).toBeInTheDocument();
  },
};

export const Long: Story = {
  name: '長い文章と長い名前',
  args: {
    audience: {
      kind: 'group',
      name: '鶴浜クレインズ公式ファンクラブ創立三十周年記念グループトーク',
    },
    text: 'スタンドの声がいちばんの力です。'.repeat(60),
  },
};

export const Image: Story = {
  name: '画像を送る',
  args: {
    attachment: {
      kind: 'image',
      name: 'stadium.jpg',
      size: 3_565_158,
      previewUrl: scenery('stadium'),
    },
  },
  play: async ({ args }) => {
    await expect(screen.getByText('stadium.jpg 3.4MB')).toBeInTheDocument();
    await expect(screen.queryByText(args.text)).toBeNull();
  },
};

export const Video: Story = {
  name: '動画を送る',
  args: {
    attachment: { kind: 'video', name: 'IMG_0042.MOV', size: 125_829_120, previewUrl: null },
  },
};
