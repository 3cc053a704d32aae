import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { type PackedOrder, PackingSheets } from '.';

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
    { productId: 7, productName: 'ホームユニフォーム 2026', quantity: 1 },
    { productId: 9, productName: 'マフラータオル', quantity: 2 },
  ],
};

const meta = {
  id: 'packing-sheets',
  title: '画面の部品/スタッフ/PackingSheets',
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
        items: [{ productId: 9, productName: 'マフラータオル', quantity: 3 }],
      },
    ],
    totalCount: 2,
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
    await userEvent.click(canvas.getByRole('button', { name: '印刷' }));
    await expect(args.onPrint).toHaveBeenCalledTimes(1);
  },
};

export const One: Story = {
  name: '納品書だけ',
  args: { items: [order], totalCount: 1, picking: false },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('article', { name: 'ピッキングリスト' })).toBeNull();
  },
};

export const TooMany: Story = {
  name: '一度に出せないほど多い',
  args: { items: [order], totalCount: 320 },
};

export const Empty: Story = { name: '待つ注文がない', args: { items: [], totalCount: 0 } };
