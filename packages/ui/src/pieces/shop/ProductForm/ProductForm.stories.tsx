import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn } from 'storybook/test';
import { ProductForm, type ProductValues } from './ProductForm';

const value: ProductValues = {
  name: 'スカーレットマフラータオル',
  price: '2200',
  size: '約20×110cm',
  material: '綿100%',
  description: '応援席でも街でも使いやすい仕立てにしました。\n洗濯のときは裏返してください。',
  category: 'goods for support',
  externalLinkUrl: '',
  opensAt: '',
  closesAt: '',
  perPerson: '',
  deliveryPeriod: '',
  ceiling: '',
  minimum: '',
};

const meta = {
  id: 'product-form',
  title: '画面の部品/ショップ/ProductForm',
  component: ProductForm,
  tags: ['visual', '[STOCK-01]'],
  args: {
    kind: 'existing',
    value,
    onValueChange: fn(),
    changes: 0,
    onUndo: fn(),
    onSave: fn(),
    pending: false,
    error: null,
    fieldErrors: {},
    conflict: null,
    pictures: null,
  },
} satisfies Meta<typeof ProductForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Unchanged: Story = {
  name: '保存済み',
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('保存済み')).toBeVisible();
    await userEvent.type(canvas.getByRole('textbox', { name: '価格（税込）' }), '０');
    await expect(args.onValueChange).toHaveBeenCalledWith({ price: '22000' });
    await userEvent.click(canvas.getByRole('radio', { name: 'ジュエリー' }));
    await expect(args.onValueChange).toHaveBeenCalledWith({ category: 'jewelry' });
    await userEvent.click(canvas.getByRole('button', { name: '保存する' }));
    await expect(args.onSave).toHaveBeenCalledTimes(1);
  },
};

export const Changed: Story = {
  name: '変えた',
  args: { changes: 2 },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('未保存の変更2件')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '元に戻す' }));
    await expect(args.onUndo).toHaveBeenCalledTimes(1);
  },
};

export const Scheduled: Story = {
  name: '販売期間とお一人様の上限がある',
  tags: ['[STOCK-14]', '[STOCK-17]'],
  args: {
    value: {
      ...{ ...value, perPerson: '2' },
      ...{ opensAt: '2026-12-01T10:00', closesAt: '2026-12-05T23:59' },
    },
  },
  play: async ({ args, canvas, userEvent }) => {
    const limit = canvas.getByRole('textbox', { name: 'お一人様の上限' });
    await userEvent.type(limit, '０');
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ perPerson: '20' });
    await fireEvent.change(canvas.getByLabelText(/^販売終了/), { target: { value: '' } });
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ closesAt: '' });
  },
};

export const MadeToOrder: Story = {
  name: '受注生産',
  tags: ['[STOCK-15]'],
  args: {
    value: {
      ...{ ...value, closesAt: '2026-12-20T23:59', deliveryPeriod: '2027年3月下旬' },
      ...{ ceiling: '300', minimum: '30' },
    },
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: /^受注の上限/ }), '０');
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ ceiling: '3000' });
    await userEvent.click(canvas.getByRole('button', { name: '保存する' }));
    await expect(args.onSave).toHaveBeenCalledTimes(1);
  },
};

export const MadeToOrderInvalid: Story = {
  name: '受注生産に足りないものがある',
  tags: ['[STOCK-15]'],
  args: {
    value: { ...value, deliveryPeriod: '2027年3月下旬', ceiling: '30', minimum: '31' },
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '保存する' }));
    await expect(args.onSave).not.toHaveBeenCalled();
    await expect(
      canvas.getByText('受注生産の商品には、販売終了の日時を入れてください。'),
    ).toBeVisible();
    await expect(canvas.getByText('上限より大きい数にはできません。')).toBeVisible();
  },
};

export const New: Story = {
  name: '新しい商品',
  args: {
    kind: 'new',
    value: { ...value, name: '', price: '', size: '', material: '', description: '' },
  },
};

export const Invalid: Story = {
  name: '足りないものがある',
  args: {
    kind: 'new',
    value: {
      ...{ ...value, name: ' ', price: '2万', externalLinkUrl: 'example.com', perPerson: '0' },
      ...{ opensAt: '2026-12-01T10:00', closesAt: '2026-12-01T10:00' },
    },
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '商品を追加' }));
    await expect(args.onSave).not.toHaveBeenCalled();
    await expect(canvas.getByRole('textbox', { name: /商品名/ })).toHaveFocus();
    await expect(canvas.getByText('商品名を入力してください。')).toBeVisible();
    await expect(canvas.getByText('0から99,999,999までの数字で入力してください。')).toBeVisible();
    await expect(canvas.getByText('https:// から始まるURLを入力してください。')).toBeVisible();
    await expect(canvas.getByText('販売開始より後の日時にしてください。')).toBeVisible();
    await expect(canvas.getByText('1から999,999,999までの数字で入力してください。')).toBeVisible();
  },
};

export const Refused: Story = {
  name: '同じ名前の商品がある',
  args: {
    changes: 1,
    fieldErrors: { name: '同じ名前の商品があります。ほかの名前にしてください。' },
  },
};

export const Conflict: Story = {
  name: 'ほかの人が先に変えた',
  args: {
    changes: 2,
    conflict: {
      fields: { price: '1980', description: '', category: 'jewelry' },
      pictures: true,
      ...{ by: '佐野 みなみ', at: '2026-11-22T13:21:00+09:00' },
    },
  },
  play: async ({ args, canvas, userEvent }) => {
    const alert = canvas.getAllByRole('alert')[0];
    await expect(alert).toHaveTextContent(
      '2026.11.22 13:21に、佐野 みなみさんがこの商品を変えました。',
    );
    await expect(alert).toHaveTextContent('¥1,980');
    await expect(canvas.getByRole('textbox', { name: /価格/ })).toHaveValue('2200');
    await userEvent.click(canvas.getByRole('button', { name: 'いまの内容に戻す' }));
    await expect(args.onUndo).toHaveBeenCalledTimes(1);
    await userEvent.click(canvas.getByRole('button', { name: '入力した内容で保存する' }));
    await expect(args.onSave).toHaveBeenCalledTimes(1);
  },
};

export const Failed: Story = {
  name: '保存できなかった',
  args: { changes: 1, error: 'サーバーに接続できません。通信を確認してください。' },
};

export const Pending: Story = { name: '保存している', args: { changes: 1, pending: true } };
