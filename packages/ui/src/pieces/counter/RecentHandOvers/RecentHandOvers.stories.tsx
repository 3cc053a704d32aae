import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { type RecentHandOver, RecentHandOvers } from './RecentHandOvers';

const handedOver: RecentHandOver = {
  orderId: '261121-R8T4KX',
  customerName: '石黒 まどか',
  count: 2,
  taken: null,
  at: '2026-11-21T13:41:00+09:00',
  status: 'handedOver',
};

const meta = {
  id: 'recent-hand-overs',
  title: '画面の部品/窓口/RecentHandOvers',
  component: RecentHandOvers,
  tags: ['visual'],
  args: {
    hrefOf: (orderId) => `#${orderId}`,
    items: [
      handedOver,
      {
        ...handedOver,
        orderId: '261121-3QJ7WA',
        customerName: '早川 賢治',
        taken: { means: 'cash', amount: 1980 },
      },
      {
        ...handedOver,
        orderId: '261121-P2R6NK',
        customerName: '岩瀬 透',
        at: '2026-11-21T13:38:00+09:00',
        status: 'undone',
      },
    ],
  },
} satisfies Meta<typeof RecentHandOvers>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Rows: Story = {
  name: '渡したものと、元に戻したもの',
  play: async ({ canvas }) => {
    const [first, second, third] = canvas.getAllByRole('listitem');
    await expect(first).toHaveTextContent('石黒 まどか 様');
    await expect(first).toHaveTextContent('2点・支払い済み');
    await expect(second).toHaveTextContent('2点・現金 ¥1,980');
    await expect(third).toHaveTextContent('元に戻しました');
    await expect(third).toHaveTextContent('13:38');
    await expect(canvas.getAllByRole('link')[1]).toHaveAttribute('href', '#261121-3QJ7WA');
  },
};

export const Empty: Story = {
  name: 'まだない',
  args: { items: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('まだ受け渡しはありません')).toBeVisible();
  },
};

export const Longest: Story = {
  name: '長い名前',
  args: {
    items: [
      {
        ...handedOver,
        customerName: '勅使河原 さくらこ エリザベート',
        taken: { means: 'other', amount: 123_400 },
      },
    ],
  },
};
