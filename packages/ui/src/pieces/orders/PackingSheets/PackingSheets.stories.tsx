import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { goods } from '../../../testing';
import { expectOnlyInTwin } from '../../../testing/twin';
import { type PackedOrder, PackingSheets } from './PackingSheets';

const order: PackedOrder = {
  id: '261122-H7T4RA',
  createdAt: '2026-11-22T12:45:00+09:00',
  name: '相沢 みのり',
  address: {
    postalCode: '2310002',
    prefecture: '神奈川県',
    city: '横浜市中区',
    street: '海岸通1-2-3',
    building: 'はまのハイツ302',
  },
  memo: '同じ届け先の 261122-K2M6PD と一緒に送ります。',
  items: [
    { productId: 7, productName: 'ホームユニフォーム 2026', unitPrice: 13_200, quantity: 1 },
    { productId: 9, productName: 'マフラータオル', unitPrice: 2200, quantity: 2 },
  ],
  shippingFee: 700,
  totalPrice: 18_300,
};

const meta = {
  id: 'packing-sheets',
  title: '画面の部品/注文/PackingSheets',
  component: PackingSheets,
  tags: ['visual', '[ORDM-03]'],
  args: {
    items: [
      order,
      {
        ...order,
        id: '261122-K2M6PD',
        name: '浜野 あかり',
        memo: null,
        items: [{ productId: 9, productName: 'マフラータオル', unitPrice: 2200, quantity: 3 }],
        shippingFee: 0,
        totalPrice: 6600,
      },
    ],
    totalCount: 2,
    sender: {
      name: '鶴浜クレインズ株式会社',
      address: '神奈川県横浜市中区海岸通1-1 鶴浜スタジアム内',
      phone: '045-000-0000（平日10時から17時）',
      logoUrl: goods(1)[0]?.imageUrls[0] ?? null,
    },
    picking: true,
    onPrint: fn(),
  },
} satisfies Meta<typeof PackingSheets>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Several: Story = {
  name: 'ピッキングリストと納品書',
  play: async ({ args, canvas, userEvent }) => {
    const list = canvas.getByRole('article', { name: 'ピッキングリスト' });
    await expect(list).toHaveTextContent('2件の注文・6点');
    await expect(list).toHaveTextContent('マフラータオル5');
    await expect(canvas.getByRole('article', { name: '納品書 261122-K2M6PD' })).toHaveTextContent(
      '浜野 あかり 様',
    );
    const slip = within(canvas.getByRole('article', { name: '納品書 261122-H7T4RA' }));
    await expect(slip.getByText('鶴浜クレインズ株式会社')).toBeVisible();
    await expect(slip.getByText('神奈川県横浜市中区海岸通1-1 鶴浜スタジアム内')).toBeVisible();
    await expect(slip.getByText('電話 045-000-0000（平日10時から17時）')).toBeVisible();
    await expect(slip.getByRole('row', { name: 'マフラータオル ¥2,200 2 ¥4,400' })).toBeVisible();
    await expect(slip.getByRole('row', { name: '商品の合計 ¥17,600' })).toBeVisible();
    await expect(slip.getByRole('row', { name: '送料 ¥700' })).toBeVisible();
    await expect(slip.getByRole('row', { name: '合計（税込） ¥18,300' })).toBeVisible();
    const sizeOf = (text: string) =>
      Number.parseFloat(getComputedStyle(slip.getByText(text)).fontSize);
    await expect(sizeOf('マフラータオル')).toBeGreaterThan(sizeOf('2'));
    await userEvent.click(canvas.getByRole('button', { name: '印刷' }));
    await expect(args.onPrint).toHaveBeenCalledTimes(1);
  },
};

const jersey = { productId: 7, productName: 'ホームユニフォーム 2026', unitPrice: 13_200 };

export const Options: Story = {
  name: '種類ごとに数える',
  tags: ['[STOCK-04]', '[STOCK-21]'],
  args: {
    items: [
      {
        ...order,
        items: [
          { ...jersey, option: { id: 12, label: 'M' }, quantity: 1 },
          { ...jersey, option: { id: 13, label: 'L' }, quantity: 2 },
        ],
        totalPrice: 40_300,
      },
      {
        ...order,
        id: '261122-K2M6PD',
        items: [{ ...jersey, option: { id: 13, label: 'L' }, quantity: 1 }],
        shippingFee: 0,
        totalPrice: 13_200,
      },
    ],
  },
  play: async ({ canvas }) => {
    const list = within(canvas.getByRole('article', { name: 'ピッキングリスト' }));
    await expect(list.getByRole('row', { name: /M 1$/ })).toBeVisible();
    await expect(list.getByRole('row', { name: /L 3$/ })).toBeVisible();
  },
};

export const MadeToOrder: Story = {
  name: '受注生産の商品',
  tags: ['[STOCK-15]'],
  args: {
    items: [
      {
        ...order,
        items: [{ ...jersey, deliveryPeriod: '2027年3月下旬', quantity: 1 }],
        totalPrice: 13_900,
      },
      {
        ...order,
        id: '261122-K2M6PD',
        items: [{ ...jersey, deliveryPeriod: '2027年5月', quantity: 2 }],
        shippingFee: 0,
        totalPrice: 26_400,
      },
    ],
  },
  play: async ({ canvas }) => {
    const list = within(canvas.getByRole('article', { name: 'ピッキングリスト' }));
    await expect(list.getByRole('row', { name: /引渡時期：2027年3月下旬 1$/ })).toBeVisible();
    await expect(list.getByRole('row', { name: /引渡時期：2027年5月 2$/ })).toBeVisible();
    const slip = within(canvas.getByRole('article', { name: '納品書 261122-H7T4RA' }));
    await expect(slip.getByText(/引渡時期：2027年3月下旬/)).toBeVisible();
  },
};

export const One: Story = {
  name: '納品書だけ',
  args: {
    items: [order],
    totalCount: 1,
    picking: false,
    sender: { name: '鶴浜クレインズ', address: '', phone: '', logoUrl: null },
  },
  play: async (context) => {
    await expectOnlyInTwin(context, { picking: true }, () =>
      context.canvas.queryByRole('article', { name: 'ピッキングリスト' }),
    );
  },
};

export const TooMany: Story = {
  name: '一度に出せないほど多い',
  args: { items: [order], totalCount: 320 },
};

export const Empty: Story = { name: '待つ注文がない', args: { items: [], totalCount: 0 } };
