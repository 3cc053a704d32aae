import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, spyOn } from 'storybook/test';
import { sampleMatch, shippedOrder, venueOrder } from '../../../testing';
import { OrderDetails, OrderDetailsSkeleton } from './OrderDetails';

const meta = {
  id: 'order-details',
  title: '画面の部品/注文/OrderDetails',
  component: OrderDetails,
  tags: ['visual'],
  parameters: { layout: 'fullscreen' },
  args: {
    order: venueOrder,
    onShowQr: fn(),
    receiptHref: '#receipt',
    paymentHref: '#payment',
  },
} satisfies Meta<typeof OrderDetails>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The text beside a term. */
function textBeside(root: HTMLElement, term: string) {
  const found = [...root.querySelectorAll('dt')].find(({ textContent }) => textContent === term);
  return found?.nextElementSibling?.textContent ?? null;
}

export const Venue: Story = {
  name: '会場受け取り、未受取',
  play: async ({ args, canvas, canvasElement, userEvent, step }) => {
    await step('[ODET-01] 番号、日時、方法、状況、商品、合計、お客様、支払い', async () => {
      await expect(textBeside(canvasElement, '注文番号')).toBe('261121-7K3MPQ');
      await expect(textBeside(canvasElement, '注文日時')).toBe('2026.11.21 18:30');
      await expect(textBeside(canvasElement, '受け取り方法')).toBe('会場受け取り');
      await expect(canvas.getByText('未受取')).toBeVisible();
      await expect(canvas.getByText('フェイスタオル')).toBeVisible();
      await expect(textBeside(canvasElement, '合計')).toBe('¥6,100 税込');
      await expect(textBeside(canvasElement, 'お名前')).toBe('浜野 さくら');
      await expect(textBeside(canvasElement, 'メールアドレス')).toBe('sakura@example.com');
      await expect(textBeside(canvasElement, '電話番号')).toBe('09012345678');
      await expect(textBeside(canvasElement, 'お支払い方法')).toBe('クレジットカード下4桁 1111');
      await expect(textBeside(canvasElement, 'カード名義人')).toBe('SAKURA HAMANO');
    });
    await step('[ODET-01] 会場受け取りには追跡番号も送料も完了日時もない', async () => {
      for (const term of ['追跡番号', '送料', '完了日時'])
        await expect(textBeside(canvasElement, term)).toBeNull();
    });
    await step('[ODET-02] QRコードを出せる', async () => {
      await userEvent.click(canvas.getByRole('button', { name: '受け取り用QRコード' }));
      await expect(args.onShowQr).toHaveBeenCalledTimes(1);
    });
    await step('領収書への道', async () => {
      await expect(canvas.getByRole('link', { name: '領収書を表示' })).toHaveAttribute(
        'href',
        '#receipt',
      );
    });
  },
};

export const Received: Story = {
  name: '受取済みは、QRコードのボタンが効かない',
  tags: ['[ODET-02]'],
  args: {
    order: { ...venueOrder, deliveryStatus: 'received', updatedAt: '2026-11-22T04:00:00Z' },
  },
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    const button = canvas.getByRole('button', { name: '受け取り用QRコード' });
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await expect(button).toHaveAccessibleDescription('お受け取り済みです');
    await userEvent.click(button);
    await expect(args.onShowQr).not.toHaveBeenCalled();
    await expect(textBeside(canvasElement, '完了日時')).toBe('2026.11.22 13:00');
  },
};

export const AtPickup: Story = {
  name: '会場でお支払い',
  args: {
    order: {
      ...venueOrder,
      paymentMethod: 'at_pickup',
      paymentStatus: 'at_pickup',
      cardLastFour: null,
      cardHolderName: null,
    },
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(textBeside(canvasElement, 'お支払い方法')).toBe('会場でお支払い');
    await expect(canvas.queryByRole('link', { name: '領収書を表示' })).toBeNull();
  },
};

export const Shipped: Story = {
  name: '配送、発送済み',
  args: { order: shippedOrder },
  play: async ({ canvas, canvasElement, userEvent, step }) => {
    await step('[ODET-01] 追跡番号、完了日時、お届け先', async () => {
      await expect(canvas.getByText('4012-3456-7890')).toBeVisible();
      await expect(textBeside(canvasElement, '完了日時')).toBe('2026.11.06 14:40');
      await expect(textBeside(canvasElement, 'お届け先')).toBe(
        '〒231-0023神奈川県横浜市中区山下町1-1浜野マンション101号室',
      );
    });
    await step('[ODET-04] 商品番号0の行が送料', async () => {
      await expect(textBeside(canvasElement, '送料')).toBe('¥200');
      await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
    });
    await step('[ODET-02] 配送にQRコードはない', async () => {
      await expect(canvas.queryByRole('button', { name: '受け取り用QRコード' })).toBeNull();
    });
    await step('追跡番号をコピーできる', async () => {
      const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
      await userEvent.click(canvas.getByRole('button', { name: '追跡番号をコピー' }));
      await expect(await canvas.findByText('コピーしました')).toBeVisible();
      await expect(write).toHaveBeenCalledWith('4012-3456-7890');
      write.mockRestore();
    });
  },
};

export const CopyRefused: Story = {
  name: 'コピーを断られたら、そう伝える',
  tags: ['!visual'],
  args: { order: shippedOrder },
  play: async ({ canvas, userEvent }) => {
    const write = spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('No.'));
    await userEvent.click(canvas.getByRole('button', { name: '追跡番号をコピー' }));
    await expect(await canvas.findByText('コピーできませんでした')).toBeVisible();
    write.mockRestore();
  },
};

export const Unshipped: Story = {
  name: '配送、未発送',
  args: { order: { ...shippedOrder, deliveryStatus: 'unshipped', trackingNumber: null } },
  play: async ({ canvasElement }) => {
    await expect(textBeside(canvasElement, '追跡番号')).toBe('発送後にお知らせします');
    await expect(textBeside(canvasElement, '完了日時')).toBeNull();
  },
};

export const Canceled: Story = {
  name: 'キャンセル、返金済み',
  args: { order: { ...venueOrder, deliveryStatus: 'canceled', paymentStatus: 'refunded' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('お支払いの金額は返金済みです。')).toBeVisible();
    await expect(canvas.getByRole('button', { name: '受け取り用QRコード' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await expect(canvas.queryByRole('link', { name: '領収書を表示' })).toBeNull();
  },
};

export const RefundDue: Story = {
  name: 'キャンセル、返金の手続き中',
  tags: ['[ROB-04]'],
  args: { order: { ...venueOrder, deliveryStatus: 'canceled', paymentStatus: 'refund_due' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('お支払いの金額は返金の手続き中です。')).toBeVisible();
    await expect(canvas.queryByRole('link', { name: '領収書を表示' })).toBeNull();
  },
};

export const Tracked: Story = {
  name: '配送会社がわかる',
  tags: ['[ORDM-03]'],
  args: {
    order: { ...shippedOrder, carrier: 'yamato', trackingNumber: '4120-8835-2716' },
    trackingHref: 'https://example.com/track',
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(textBeside(canvasElement, '配送会社')).toBe('ヤマト運輸');
    await expect(canvas.getByRole('link', { name: /配送状況を見る/ })).toHaveAttribute(
      'href',
      'https://example.com/track',
    );
  },
};

export const RefundedInPart: Story = {
  name: '一部を返金した',
  tags: ['[ORDM-04]'],
  args: {
    order: {
      ...venueOrder,
      paymentMethod: 'credit_card',
      paymentStatus: 'paid',
      refunded: 600,
      refundDue: 500,
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('返金済み').nextSibling).toHaveTextContent('-¥600');
    await expect(canvas.getByText('返金の手続き中').nextSibling).toHaveTextContent('-¥500');
    await expect(canvas.getByRole('link', { name: '領収書を表示' })).toBeVisible();
  },
};

export const Unpaid: Story = {
  name: 'お支払いが終わっていない',
  args: { order: { ...venueOrder, paymentStatus: 'awaiting' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'お支払いを確認する' })).toHaveAttribute(
      'href',
      '#payment',
    );
    await expect(canvas.queryByRole('button', { name: '受け取り用QRコード' })).toBeNull();
  },
};

export const Loading: Story = {
  name: '読み込み中',
  render: () => <OrderDetailsSkeleton />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('注文を読み込んでいます');
  },
};

const atPickup = {
  ...venueOrder,
  paymentMethod: 'at_pickup',
  paymentStatus: 'at_pickup',
  cardLastFour: null,
  cardHolderName: null,
} as const;

export const PickupUntil: Story = {
  name: '会場払いは、お受け取り期限を伝える',
  tags: ['[STOCK-05]'],
  args: { order: { ...atPickup, pickupUntil: '2026-12-21T09:30:00Z' } },
  play: async ({ canvasElement }) => {
    await expect(textBeside(canvasElement, 'お受け取り期限')).toBe('2026.12.21 18:30');
  },
};

export const PickupExpired: Story = {
  name: 'お受け取り期限を過ぎた',
  tags: ['[STOCK-05]'],
  args: {
    order: {
      ...atPickup,
      deliveryStatus: 'canceled',
      pickupUntil: null,
      cancelReason: 'pickup_expired',
    },
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(
      canvas.getByText('お受け取り期限を過ぎたため、この注文はキャンセルされました。'),
    ).toBeVisible();
    await expect(textBeside(canvasElement, 'お受け取り期限')).toBeNull();
  },
};

export const Match: Story = {
  name: '受け取りの試合と、そこから数えた期限',
  tags: ['[MATCH-02]'],
  args: {
    order: { ...venueOrder, match: sampleMatch, pickupUntil: '2026-12-05T14:59:59.999Z' },
  },
  play: async ({ canvasElement }) => {
    await expect(textBeside(canvasElement, 'お受け取りの試合')).toBe(
      '11月28日（土） 対 港南マリナーズ鶴浜スタジアム',
    );
    await expect(textBeside(canvasElement, 'お受け取り期限')).toBe('2026.12.05 23:59');
  },
};
