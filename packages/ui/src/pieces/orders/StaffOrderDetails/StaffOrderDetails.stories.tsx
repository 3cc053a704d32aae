import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { goods, sampleMatch } from '../../../testing';
import { StaffMemo } from '../StaffMemo/StaffMemo';
import { type StaffOrder, StaffOrderDetails } from './StaffOrderDetails';

const imageUrls = goods(1)[0]?.imageUrls ?? [];
const nothing = { by: null, means: null, amount: null, trackingNumber: null, reason: null };

const shipped: StaffOrder = {
  id: '261122-H7T4RA',
  state: 'unshipped',
  deliveryMethod: 'shipping',
  trackingNumber: null,
  paymentMethod: 'credit_card',
  card: { lastFour: '4242' },
  totalPrice: 14_080,
  due: 0,
  items: [
    {
      productId: 7,
      productName: 'ホームユニフォーム 2026',
      unitPrice: 8800,
      quantity: 1,
      imageUrls,
    },
    { productId: 9, productName: 'マフラータオル', unitPrice: 2200, quantity: 2, imageUrls: [] },
    { productId: 0, productName: '送料', unitPrice: 880, quantity: 1, imageUrls: [] },
  ],
  customer: {
    name: '相沢 みのり',
    kana: 'アイザワ ミノリ',
    email: 'minori@example.com',
    phone: '09000001234',
    fanName: 'みのり',
    fanSince: '2026-04-01T09:00:00+09:00',
  },
  address: {
    postalCode: '2310002',
    prefecture: '神奈川県',
    city: '横浜市中区',
    street: '海岸通1-2-3',
    building: 'はまのハイツ302',
  },
  payments: [
    {
      id: 'a',
      amount: 14_080,
      state: 'failed',
      failure: 'card_declined',
      updatedAt: '2026-11-22T12:46:00+09:00',
    },
    {
      id: 'b',
      amount: 14_080,
      state: 'paid',
      failure: null,
      updatedAt: '2026-11-22T12:49:00+09:00',
    },
  ],
  timeline: [
    { ...nothing, id: '4', at: '2026-11-22T13:20:00+09:00', kind: 'read', by: '三浦 健' },
    { ...nothing, id: '3', at: '2026-11-22T12:49:00+09:00', kind: 'paid' },
    { ...nothing, id: '2', at: '2026-11-22T12:46:00+09:00', kind: 'payment_failed' },
    { ...nothing, id: '1', at: '2026-11-22T12:45:00+09:00', kind: 'placed' },
  ],
  otherOrders: {
    list: [
      {
        id: '261101-K2M6PD',
        createdAt: '2026-11-01T10:00:00+09:00',
        state: 'received',
        totalPrice: 3300,
      },
    ],
    totalCount: 4,
  },
};

const memoEditor = (
  <StaffMemo
    stored={{ text: '', changedAt: null, changedBy: null }}
    value=""
    onValueChange={fn()}
    onSave={fn()}
    pending={false}
    error={null}
    conflict={false}
    onTakeStored={fn()}
  />
);

const meta = {
  id: 'staff-order-details',
  title: '画面の部品/注文/StaffOrderDetails',
  component: StaffOrderDetails,
  tags: ['visual', '[ORDM-02]'],
  args: {
    order: shipped,
    orderHrefOf: (orderId) => `#${orderId}`,
    productHrefOf: (productId) => `#product-${productId}`,
    memo: memoEditor,
    receiptHref: '#receipt',
  },
} satisfies Meta<typeof StaffOrderDetails>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Shipping: Story = {
  name: '配送の注文',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'マフラータオルの注文を見る' })).toHaveAttribute(
      'href',
      '#product-9',
    );
    await expect(canvas.getByText('支払えませんでした', { selector: 'ul *' })).toBeVisible();
    await expect(canvas.getByText('注文を見ました')).toHaveTextContent('三浦 健');
    await expect(canvas.getByRole('link', { name: /090/ })).toHaveAttribute(
      'href',
      'tel:09000001234',
    );
    await expect(canvas.getByText('新しい順に1件（全4件）')).toBeVisible();
    await expect(canvas.queryByRole('link', { name: '受け渡しの画面で開く' })).toBeNull();
  },
};

export const Options: Story = {
  name: '一つの商品の二つの種類',
  tags: ['[STOCK-04]', '[STOCK-21]'],
  args: {
    order: {
      ...shipped,
      items: shipped.items.slice(0, 1).flatMap((item) => [
        { ...item, option: { id: 12, label: 'M' } },
        { ...item, option: { id: 13, label: 'L' } },
      ]),
    },
  },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('link', { name: 'ホームユニフォーム 2026 Lの注文を見る' }),
    ).toBeVisible();
  },
};

export const AtVenue: Story = {
  name: '会場払いで、渡して戻した注文',
  args: {
    counterHref: '#counter',
    receiptHref: undefined,
    order: {
      ...shipped,
      state: 'pending',
      deliveryMethod: 'venue',
      paymentMethod: 'at_pickup',
      card: null,
      due: 13_200,
      totalPrice: 13_200,
      items: shipped.items.slice(0, 2),
      address: null,
      payments: [],
      timeline: [
        {
          ...nothing,
          id: '3',
          at: '2026-11-22T13:22:00+09:00',
          kind: 'hand_over_undone',
          by: '佐野 みなみ',
          reason: '別の方に渡した',
        },
        {
          ...nothing,
          id: '5',
          at: '2026-11-22T13:21:40+09:00',
          deskAt: '2026-11-22T13:14:00+09:00',
          kind: 'hand_over_refused',
          by: 'レジ2',
          means: 'cash',
          amount: 13_200,
        },
        {
          ...nothing,
          id: '2',
          at: '2026-11-22T13:21:00+09:00',
          kind: 'handed_over',
          by: '佐野 みなみ',
          means: 'cash',
          amount: 13_200,
        },
        { ...nothing, id: '1', at: '2026-11-22T12:45:00+09:00', kind: 'placed' },
      ],
      otherOrders: { list: [], totalCount: 0 },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('会場で受け取る金額')).toBeVisible();
    await expect(canvas.getByText(/^渡しました/)).toHaveTextContent('現金 ¥13,200');
    await expect(canvas.getByText('理由: 別の方に渡した')).toBeVisible();
    await expect(canvas.getByText(/^重ねて渡した記録/)).toHaveTextContent(
      /レジ2.*現金 ¥13,200.*通信のない端末で/,
    );
    await expect(canvas.getByRole('link', { name: '受け渡しの画面で開く' })).toHaveAttribute(
      'href',
      '#counter',
    );
    await expect(canvas.getByText('ほかの注文はありません。')).toBeVisible();
  },
};

export const Match: Story = {
  name: '受け取りの試合',
  tags: ['!visual', '[MATCH-02]'],
  args: {
    order: { ...shipped, deliveryMethod: 'venue', address: null, match: sampleMatch },
  },
  play: async ({ canvas }) => {
    const term = canvas.getByText('受け取りの試合');
    await expect(term.nextElementSibling).toHaveTextContent('11月28日（土） 対 港南マリナーズ');
  },
};
