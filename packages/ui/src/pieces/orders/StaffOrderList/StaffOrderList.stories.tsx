import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { goods } from '../../../testing';
import { StaffOrderList, type StaffOrderListItem } from './StaffOrderList';

const imageUrl = goods(1)[0]?.imageUrls[0] ?? null;

const order: StaffOrderListItem = {
  id: '261122-R8T4KX',
  createdAt: '2026-11-22T13:40:00+09:00',
  state: 'received',
  deliveryMethod: 'venue',
  paymentMethod: 'credit_card',
  totalPrice: 11000,
  due: 0,
  name: '石黒 まどか',
  kana: 'イシグロ マドカ',
  items: [
    { productName: 'ホームユニフォーム', quantity: 1, imageUrl },
    { productName: 'ステッカー', quantity: 3, imageUrl: null },
  ],
};

const items: StaffOrderListItem[] = [
  order,
  {
    ...order,
    id: '261122-V1WNDC',
    state: 'pending',
    paymentMethod: 'at_pickup',
    totalPrice: 1320,
    due: 1320,
    name: '浜野 さくら',
    kana: 'ハマノ サクラ',
    items: [{ productName: '背番号キーホルダー', quantity: 1, imageUrl: null }],
  },
  {
    ...order,
    id: '261122-H7T4RA',
    state: 'unshipped',
    deliveryMethod: 'shipping',
    name: '勅使河原 さくらこ エリザベート',
    kana: 'テシガワラ サクラコ エリザベート',
  },
  { ...order, id: '261121-M5ZPC2', state: 'payment_pending', name: '竹之内 誠', kana: '' },
  { ...order, id: '261121-Y9D3NE', state: 'refund_due', items: [] },
];

const meta = {
  id: 'staff-order-list',
  title: '画面の部品/注文/StaffOrderList',
  component: StaffOrderList,
  tags: ['visual', '[ORDM-01]'],
  args: {
    items,
    hrefOf: (orderId) => `#${orderId}`,
    page: { number: 2, size: 5, total: 1234, hrefOf: (page) => `#page-${page}` },
    clearHref: '#all',
  },
} satisfies Meta<typeof StaffOrderList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Some: Story = {
  name: '注文がある',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table', { name: '注文の一覧' })).toBeVisible();
    const [, first, second] = canvas.getAllByRole('row');
    await expect(first).toHaveTextContent('ホームユニフォームほか3点');
    await expect(second).toHaveTextContent('会場で¥1,320');
    await expect(canvas.getByRole('link', { name: '261122-V1WNDC' })).toHaveAttribute(
      'href',
      '#261122-V1WNDC',
    );
    await expect(canvas.getByRole('navigation', { name: 'ページ' })).toHaveTextContent(
      '6–10 / 1,234件',
    );
    await expect(canvas.getByRole('link', { name: '次のページ' })).toHaveAttribute(
      'href',
      '#page-3',
    );
  },
};

export const None: Story = {
  name: '合う注文がない',
  args: { items: [], page: { number: 1, size: 5, total: 0, hrefOf: (page) => `#page-${page}` } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: '条件を外す' })).toHaveAttribute('href', '#all');
  },
};

export const Empty: Story = {
  name: 'まだ注文がない',
  args: {
    items: [],
    clearHref: undefined,
    page: { number: 1, size: 5, total: 0, hrefOf: (page) => `#page-${page}` },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('まだ注文はありません')).toBeVisible();
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};

export const Loading: Story = { name: '読み込み中', args: { items: null } };
