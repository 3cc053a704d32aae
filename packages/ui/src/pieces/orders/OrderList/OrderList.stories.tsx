import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { shippedOrder, twoFrames, venueOrder } from '../../../testing';
import type { OrderRowItem } from '../OrderRow/OrderRow';
import { OrderList, type OrderListProps } from './OrderList';

const states = ['pending', 'received', 'canceled'] as const;

function orderOf(index: number): OrderRowItem {
  const id = `2611${String(20 - (index % 20)).padStart(2, '0')}-${String(index).padStart(6, 'X')}`;
  const createdAt = new Date(Date.parse('2026-11-20T09:30:00Z') - index * 86_400_000).toISOString();
  return index % 4 === 3
    ? { ...shippedOrder, id, createdAt }
    : { ...venueOrder, id, createdAt, deliveryStatus: states[index % 3] ?? 'pending' };
}

const orders = (count: number) => Array.from({ length: count }, (_, index) => orderOf(index));

const meta = {
  id: 'order-list',
  title: '画面の部品/注文/OrderList',
  component: OrderList,
  tags: ['visual'],
  parameters: { layout: 'fullscreen' },
  args: {
    items: orders(4),
    hrefOf: (orderId) => `#${orderId}`,
    shopHref: '#shop',
    status: 'ready',
    more: 'none',
    onLoadMore: fn(),
    onRefresh: fn(async () => {}),
    onRetry: fn(),
    onShowQr: fn(),
    onShowPickups: fn(),
  },
} satisfies Meta<typeof OrderList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Many: Story = {
  name: '並んだところ',
  // Only as many rows as fit the window: whether rows beyond it are rendered in the screenshot varies.
  args: { pickups: 2, items: orders(2) },
  play: async ({ args, canvas, userEvent, step }) => {
    await step('[ORD-01] 注文ごとに、詳細への道', async () => {
      const links = await canvas.findAllByRole('link', { name: '注文詳細' });
      await expect(links[0]).toHaveAttribute('href', `#${args.items[0]?.id}`);
    });
    await step('[ORD-02] どの注文のQRコードかを伝える', async () => {
      const [first] = canvas.getAllByRole('button', { name: '受け取り用QRコード' });
      if (!first) throw new Error('No order can be fetched.');
      await userEvent.click(first);
      await expect(args.onShowQr).toHaveBeenCalledWith(args.items[0]?.id);
    });
    await step('受け取り待ちのコードをまとめて出せる', async () => {
      await expect(canvas.getByText('受け取り待ちが2件あります')).toBeVisible();
      await userEvent.click(canvas.getByRole('button', { name: 'QRコードを表示' }));
      await expect(args.onShowPickups).toHaveBeenCalledTimes(1);
    });
  },
};

export const Empty: Story = {
  name: 'まだない',
  args: { items: [] },
  play: async ({ canvas, step }) => {
    await step('ないことを伝え、ショップに誘う', async () => {
      await expect(canvas.getByRole('heading', { name: '注文履歴はありません' })).toBeVisible();
      await expect(canvas.getByRole('link', { name: 'ショップを見る' })).toHaveAttribute(
        'href',
        '#shop',
      );
    });
  },
};

export const Loading: Story = {
  name: '読み込み中',
  args: { items: [], status: 'loading' },
  play: async ({ canvas }) => {
    await expect(
      canvas.getAllByRole('status').filter((it) => it.textContent === '読み込み中'),
    ).toHaveLength(1);
    await expect(canvas.queryByRole('heading')).toBeNull();
  },
};

export const Failed: Story = {
  name: '読み込めなくても、受け取り待ちのコードは出せる',
  args: { items: [], status: 'failed', pickups: 1 },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('注文履歴を読み込めませんでした');
    await userEvent.click(canvas.getByRole('button', { name: 'もう一度読み込む' }));
    await expect(args.onRetry).toHaveBeenCalledTimes(1);
    await expect(canvas.getByRole('button', { name: 'QRコードを表示' })).toBeVisible();
  },
};

export const FailedLater: Story = {
  name: '続きが読み込めない',
  tags: ['!visual'],
  args: { items: orders(2), more: 'failed' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'もう一度読み込む' }));
    await expect(args.onLoadMore).toHaveBeenCalledTimes(1);
  },
};

const onLoadMore = fn();

function Live(props: OrderListProps) {
  const [count, setCount] = useState(15);
  const [more, setMore] = useState<OrderListProps['more']>('more');
  return (
    <OrderList
      {...props}
      items={orders(count)}
      more={more}
      onLoadMore={() => {
        onLoadMore();
        setMore('loading');
        void twoFrames().then(() => {
          setCount(18);
          setMore('none');
        });
      }}
    />
  );
}

export const Scrolls: Story = {
  name: '読み進むと、次のページを1回だけ頼む',
  tags: ['!visual', '[ORD-01]'],
  render: (args) => <Live {...args} />,
  play: async ({ canvas }) => {
    onLoadMore.mockClear();
    await canvas.findAllByRole('link');
    window.scrollTo(0, document.documentElement.scrollHeight);
    await waitFor(() => expect(onLoadMore).toHaveBeenCalledTimes(1));
    await waitFor(() =>
      expect(canvas.getAllByRole('listitem').at(-1)?.closest('[aria-setsize="18"]')).not.toBeNull(),
    );
    await expect(onLoadMore).toHaveBeenCalledTimes(1);
    window.scrollTo(0, 0);
  },
};
