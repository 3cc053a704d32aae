import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { Button } from '../Button/Button';
import { Dialog } from '../Dialog/Dialog';
import { type ToastItem, ToastRegion } from './ToastRegion';

const meta = {
  id: 'toast-region',
  title: '部品/ToastRegion',
  component: ToastRegion,
  parameters: { docs: { story: { inline: false, height: '240px' } } },
  decorators: [
    (Story) => (
      <div style={{ minHeight: '80vh' }}>
        <p>次のホームゲームは土曜日の14時から。</p>
        <Story />
      </div>
    ),
  ],
  args: { items: [], onDismiss: fn() },
} satisfies Meta<typeof ToastRegion>;

export default meta;
type Story = StoryObj<typeof meta>;

const itemsOf = (message: string, tone: NonNullable<ToastItem['tone']>) => [
  { id: message, message, tone },
];

const filled = (role: 'status' | 'alert', text: string) =>
  waitFor(() => expect(screen.getByRole(role)).toHaveTextContent(text));

export const Empty: Story = {
  name: '何もないとき（読み上げの準備だけ）',
  tags: ['[ERR-06]'],
  play: async () => {
    await expect(screen.getByRole('status')).toBeEmptyDOMElement();
    await expect(screen.getByRole('alert')).toBeEmptyDOMElement();
    await expect(screen.queryByRole('button')).toBeNull();
  },
};

export const Neutral: Story = {
  name: 'お知らせ',
  tags: ['visual'],
  args: { items: itemsOf('ログインしました', 'neutral') },
  play: async ({ args, userEvent }) => {
    await filled('status', 'ログインしました');
    await userEvent.click(screen.getByRole('button', { name: '閉じる' }));
    await expect(args.onDismiss).toHaveBeenCalledWith('ログインしました');
  },
};

export const Success: Story = {
  name: 'できたとき',
  tags: ['visual'],
  args: { items: itemsOf('パスワードを変更しました', 'success') },
  play: () => filled('status', 'パスワードを変更しました'),
};

export const Danger: Story = {
  name: '困ったとき（すぐに読み上げる）',
  tags: ['visual', '[ERR-06]'],
  args: { items: itemsOf('システムエラーが発生しました。', 'danger') },
  play: async () => {
    await filled('alert', 'システムエラーが発生しました。');
    await expect(screen.getByRole('status')).toBeEmptyDOMElement();
  },
};

export const LongMessage: Story = {
  name: '長い文',
  tags: ['visual'],
  args: {
    items: itemsOf(
      '決済中にエラーが発生しました。カード会社の認証が終わっていません。通信の良いところで、もう一度お試しください。',
      'danger',
    ),
  },
  play: async () => {
    await filled('alert', 'もう一度お試しください。');
    const { left, right } = screen.getByRole('alert').getBoundingClientRect();
    await expect(left).toBeGreaterThanOrEqual(0);
    await expect(right).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const AboveDialog: Story = {
  name: 'ダイアログの上',
  tags: ['visual'],
  args: { items: itemsOf('システムエラーが発生しました。', 'danger') },
  render: (args) => (
    <>
      <ToastRegion {...args} />
      <Dialog
        kind="confirm"
        open
        tone="danger"
        title="メッセージを削除しますか？"
        confirmLabel="はい"
        cancelLabel="いいえ"
        onClose={() => {}}
        onConfirm={() => {}}
      />
    </>
  ),
  play: async ({ args, userEvent }) => {
    await filled('alert', 'システムエラーが発生しました。');
    const close = screen.getByRole('button', { name: '閉じる' });
    const { left, top, width, height } = close.getBoundingClientRect();
    const hit = document.elementFromPoint(left + width / 2, top + height / 2);
    await expect(close.contains(hit)).toBe(true);
    await userEvent.click(close);
    await expect(args.onDismiss).toHaveBeenCalledTimes(1);
  },
};

export const Live: Story = {
  name: '動かす',
  render: function Live() {
    const [items, setItems] = useState<ToastItem[]>([]);
    return (
      <>
        <Button
          onClick={() =>
            setItems((now) => [
              ...now,
              { id: crypto.randomUUID(), message: `${now.length + 1}件目のお知らせ` },
            ])
          }
        >
          知らせる
        </Button>
        <ToastRegion
          items={items}
          onDismiss={(id) => setItems((now) => now.filter((item) => item.id !== id))}
        />
      </>
    );
  },
};
