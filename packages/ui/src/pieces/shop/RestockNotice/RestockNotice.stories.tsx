import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { type RestockItem, RestockNotice } from './RestockNotice';

/** Waits and stops waiting at once, as after an answer of the server. */
function Live() {
  const [items, setItems] = useState<readonly RestockItem[]>([
    { optionId: 13, label: 'L', awaited: false },
    { optionId: 14, label: 'XL', awaited: false },
  ]);
  const set =
    (awaited: boolean) =>
    ({ optionId }: RestockItem) =>
      setItems((now) =>
        now.map((item) => (item.optionId === optionId ? { ...item, awaited } : item)),
      );
  return <RestockNotice items={items} onAsk={set(true)} onCancel={set(false)} />;
}

const meta = {
  id: 'restock-notice',
  title: '画面の部品/ショップ/RestockNotice',
  component: RestockNotice,
  tags: ['visual', '[STOCK-19]'],
  args: { items: [{ awaited: false }], onAsk: fn(), onCancel: fn() },
} satisfies Meta<typeof RestockNotice>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Offered: Story = {
  name: '頼める',
  play: async ({ canvas }) => {
    const text = canvas.getByText('いまは注文できません').firstChild;
    const word = document.createRange();
    word.setStart(text as Text, 5);
    word.setEnd(text as Text, 10);
    await expect(word.toString()).toBe('できません');
    await expect(word.getClientRects()).toHaveLength(1);
  },
};

export const Awaited: Story = { name: '待っている', args: { items: [{ awaited: true }] } };

export const Pending: Story = {
  name: '頼んでいる途中',
  args: { items: [{ awaited: false, pending: true }] },
};

export const Options: Story = {
  name: '種類ごと',
  args: {
    items: [
      { optionId: 13, label: 'L', awaited: true },
      { optionId: 14, label: 'XL', awaited: false },
    ],
  },
};

export const Off: Story = { name: '通知がオフ', args: { settingsHref: '/u/my-page' } };

export const Failed: Story = {
  name: '頼めなかった',
  args: { error: 'サーバーに接続できません。通信を確認して、もう一度お試しください。' },
};

export const AskAndCancel: Story = {
  name: '頼んで、取り消す',
  tags: ['!visual'],
  render: () => <Live />,
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: '再入荷を知らせる（L）' });
    await expect(button.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    await userEvent.click(button);
    await expect(canvas.getByText('お知らせを待っています')).toBeVisible();
    const cancel = canvas.getByRole('button', { name: '取り消す（L）' });
    await expect(cancel).toHaveFocus();
    await expect(canvas.getByRole('button', { name: '再入荷を知らせる（XL）' })).toBeVisible();
    await userEvent.click(cancel);
    await expect(button).toHaveAccessibleName('再入荷を知らせる（L）');
    await expect(canvas.queryByText('お知らせを待っています')).toBeNull();
  },
};
