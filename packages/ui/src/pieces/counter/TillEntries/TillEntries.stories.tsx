import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { TillEntries } from './TillEntries';

const entry = { means: 'cash', expected: null, reason: null, by: null } as const;

const meta = {
  id: 'till-entries',
  title: '画面の部品/窓口/TillEntries',
  component: TillEntries,
  tags: ['visual', '[DESK-07]'],
  args: {
    items: [
      {
        ...entry,
        id: '6',
        at: '2026-11-22T16:40:00+09:00',
        kind: 'count',
        orderId: null,
        amount: 31_400,
        expected: 31_500,
        by: '三浦 さとみ',
      },
      {
        ...entry,
        id: '4',
        at: '2026-11-22T15:02:00+09:00',
        kind: 'correction',
        orderId: null,
        amount: -500,
        reason: 'お釣りの渡し間違い',
        by: '三浦 さとみ',
      },
      {
        ...entry,
        id: '3',
        at: '2026-11-22T13:44:00+09:00',
        kind: 'undo',
        orderId: '261122-V1WNDC',
        amount: -1320,
      },
      {
        ...entry,
        id: '2',
        at: '2026-11-22T13:42:00+09:00',
        kind: 'payment',
        orderId: '261122-V1WNDC',
        amount: 1320,
      },
      {
        ...entry,
        id: '1',
        at: '2026-11-22T13:21:00+09:00',
        kind: 'payment',
        orderId: '261122-R8T4KX',
        means: 'other',
        amount: 1980,
      },
      {
        ...entry,
        id: '0',
        at: '2026-11-22T09:05:00+09:00',
        kind: 'float',
        orderId: null,
        amount: 30_000,
        by: '三浦 さとみ',
      },
    ],
    more: false,
    hrefOf: (orderId: string) => `#${orderId}`,
  },
} satisfies Meta<typeof TillEntries>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Some: Story = {
  name: '記録がある',
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(6);
    await expect(canvas.getByText('過不足 -¥100')).toBeVisible();
    await expect(canvas.getByText('お釣りの渡し間違い（三浦 さとみ）')).toBeVisible();
    await expect(canvas.getAllByRole('link', { name: /V1W/ })[0]).toHaveAttribute(
      'href',
      '#261122-V1WNDC',
    );
  },
};

export const NotCounted: Story = {
  name: '数えていないお金がある',
  args: {
    notCounted: [
      {
        id: '6',
        at: '2026-11-22T13:50:00+09:00',
        orderId: '261122-P2AWXT',
        means: 'cash',
        amount: 6930,
        settledAs: null,
      },
      {
        id: '5',
        at: '2026-11-22T13:40:00+09:00',
        orderId: '261122-7K3MPQ',
        means: 'cash',
        amount: 1980,
        settledAs: 'refund',
      },
    ],
  },
  play: async ({ canvas }) => {
    const list = canvas.getByRole('list', { name: '数えていません' });
    await expect(list).toHaveTextContent('現金¥6,930');
    await expect(list).toHaveTextContent('返金した');
    await expect(canvas.getByRole('link', { name: /P2A/ })).toHaveAttribute(
      'href',
      '#261122-P2AWXT',
    );
  },
};

export const More: Story = { name: '古い記録が続く', args: { more: true } };

export const None: Story = { name: 'ひとつもない', args: { items: [] } };

export const Loading: Story = { name: '読み込み中', args: { items: null } };

export const Booth: Story = {
  name: 'ブース販売とその取り消し',
  tags: ['[STOCK-13]'],
  args: {
    items: [
      {
        ...entry,
        id: '2',
        at: '2026-11-22T13:21:00+09:00',
        kind: 'undo',
        orderId: null,
        sold: 'ホームユニフォーム（L） 1点',
        amount: -8800,
      },
      {
        ...entry,
        id: '1',
        at: '2026-11-22T13:20:00+09:00',
        kind: 'payment',
        orderId: null,
        sold: 'ホームユニフォーム（L） 1点',
        amount: 8800,
      },
    ],
  },
};
