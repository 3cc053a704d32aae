import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { sampleMatch, shippedOrder, venueOrder } from '../../../testing';
import { expectOnlyInTwin } from '../../../testing/twin';
import { OrderRow, OrderRowSkeleton } from './OrderRow';

const meta = {
  id: 'order-row',
  title: '画面の部品/注文/OrderRow',
  component: OrderRow,
  tags: ['visual'],
  args: { item: venueOrder, href: '#details', onShowQr: fn() },
} satisfies Meta<typeof OrderRow>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Pending: Story = {
  name: '未受取',
  play: async ({ args, canvas, userEvent, step }) => {
    await step('[ORD-01] 番号、状況、商品、合計、詳細への道', async () => {
      await expect(canvas.getByRole('heading', { name: '注文番号 261121-7K3MPQ' })).toBeVisible();
      await expect(canvas.getByText('未受取')).toBeVisible();
      await expect(canvas.getByText('フェイスタオル')).toBeVisible();
      await expect(canvas.getByText(/¥6,100/)).toBeVisible();
      await expect(canvas.getByRole('link', { name: '注文詳細' })).toHaveAttribute(
        'href',
        '#details',
      );
    });
    await step('[ORD-02] QRコードを出せる', async () => {
      await userEvent.click(canvas.getByRole('button', { name: '受け取り用QRコード' }));
      await expect(args.onShowQr).toHaveBeenCalledTimes(1);
    });
  },
};

export const Received: Story = {
  name: '受取済みは、ボタンが効かず、わけがわかる',
  tags: ['[ORD-02]'],
  args: { item: { ...venueOrder, deliveryStatus: 'received' } },
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: '受け取り用QRコード' });
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await expect(button).toHaveAccessibleDescription('お受け取り済みです');
    await userEvent.click(button);
    await expect(args.onShowQr).not.toHaveBeenCalled();
  },
};

export const Unshipped: Story = {
  name: '未発送にはQRコードがない',
  tags: ['[ORD-02]'],
  args: { item: { ...shippedOrder, deliveryStatus: 'unshipped' } },
  play: async (context) => {
    await expectOnlyInTwin(context, { item: venueOrder }, () =>
      context.canvas.queryByRole('button', { name: '受け取り用QRコード' }),
    );
    await expect(context.canvas.getByText('配送')).toBeVisible();
  },
};

export const Shipped: Story = { name: '発送済み', args: { item: shippedOrder } };

export const Canceled: Story = {
  name: 'キャンセル',
  args: { item: { ...venueOrder, deliveryStatus: 'canceled' } },
  play: async (context) => {
    await context.step('[ORD-02] QRコードはない', () =>
      expectOnlyInTwin(context, { item: venueOrder }, () =>
        context.canvas.queryByRole('button', { name: '受け取り用QRコード' }),
      ),
    );
  },
};

export const Many: Story = {
  name: '商品が多い',
  args: {
    item: {
      ...venueOrder,
      totalPrice: 128_400,
      orderItems: Array.from({ length: 9 }, (_, index) => ({
        productId: index + 1,
        productName: `鶴浜クレインズ公式レプリカユニフォーム ホーム ${index + 1}`,
        unitPrice: 14_266,
        quantity: index + 1,
        imageUrls: [],
      })),
    },
  },
};

export const Loading: Story = {
  name: '読み込み中',
  render: () => <OrderRowSkeleton label="読み込み中" />,
};

export const Match: Story = {
  name: '受け取りの試合',
  tags: ['[MATCH-02]'],
  args: { item: { ...venueOrder, match: sampleMatch } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('article')).toHaveTextContent('11月28日（土） 対 港南マリナーズ');
  },
};
