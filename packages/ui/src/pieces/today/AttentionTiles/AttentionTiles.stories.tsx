import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { AttentionTiles } from './AttentionTiles';

const meta = {
  id: 'attention-tiles',
  title: '画面の部品/今日/AttentionTiles',
  component: AttentionTiles,
  tags: ['visual', '[TODAY-01]'],
  args: {
    items: [
      { kind: 'payments', count: 2, oldest: '2026-11-22T13:02:00+09:00', href: '#payments' },
      { kind: 'refunds', count: 0, oldest: null, href: '#refunds' },
      { kind: 'differences', count: 0, oldest: null },
      { kind: 'handOvers', count: 1, oldest: '2026-11-22T13:21:00+09:00', href: '#hand-overs' },
      { kind: 'reports', count: 3, oldest: '2026-11-22T13:14:00+09:00', href: '#reports' },
    ],
    differences: [],
    at: '2026-11-22T13:42:00+09:00',
  },
} satisfies Meta<typeof AttentionTiles>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Some: Story = {
  name: 'いくつかある',
  play: async ({ canvas }) => {
    const payments = canvas.getByRole('link', { name: /支払いの確認/ });
    await expect(payments).toHaveAttribute('href', '#payments');
    await expect(payments).toHaveTextContent('最も古いもの 40分前');
    const handOvers = canvas.getByRole('link', { name: /受け渡しの確認/ });
    await expect(handOvers).toHaveAttribute('href', '#hand-overs');
    await expect(canvas.queryByRole('link', { name: /返金/ })).toBeNull();
    await expect(canvas.getByText('返金の確認・支払いの食い違いはありません')).toBeVisible();
  },
};

export const Zero: Story = {
  name: 'ひとつもない',
  args: {
    items: (['payments', 'refunds', 'differences', 'handOvers', 'reports'] as const).map(
      (kind) => ({
        kind,
        count: 0,
        oldest: null,
        href: '#list',
      }),
    ),
  },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText(
        '支払いの確認・返金の確認・支払いの食い違い・受け渡しの確認・メッセージの通報はありません',
      ),
    ).toBeVisible();
    await expect(canvas.queryByRole('listitem')).toBeNull();
  },
};

export const Overdue: Story = {
  name: '長く待っている、食い違いがある',
  args: {
    items: [
      { kind: 'payments', count: 2, oldest: '2026-11-22T11:02:00+09:00', href: '#payments' },
      { kind: 'refunds', count: 1, oldest: '2026-11-20T13:14:00+09:00', href: '#refunds' },
      { kind: 'differences', count: 2, oldest: null },
      { kind: 'handOvers', count: 0, oldest: null },
      { kind: 'reports', count: 12, oldest: '2026-11-22T13:40:00+09:00', href: '#reports' },
    ],
    differences: [
      {
        kind: 'wrong_amount',
        orderId: '261122-H7T4RA',
        owed: 13_400,
        charged: 1340,
        href: '#order',
      },
      { kind: 'charged_without_order', orderId: null, owed: 0, charged: 3600 },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /支払いの確認/ })).toHaveTextContent(
      '2時間前1時間以上',
    );
    const table = canvas.getByRole('table', { name: 'カード会社の記録と合わない支払い' });
    await expect(table).toHaveTextContent('¥13,400');
    await expect(canvas.getByRole('link', { name: /H7T/ })).toHaveAttribute('href', '#order');
  },
};

export const Loading: Story = { name: '読み込み中', args: { items: null } };
