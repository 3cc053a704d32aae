import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { BoothSale } from './BoothSale';

const towel = {
  productId: 7,
  name: 'フェイスタオル',
  imageUrl: null,
  options: [{ id: 11, label: '', price: 1800 }],
};

const meta = {
  id: 'booth-sale',
  title: '画面の部品/窓口/BoothSale',
  component: BoothSale,
  tags: ['visual', '[STOCK-13]'],
  args: { goods: towel, pending: false, backHref: '#list', onRecord: fn(), onAdd: fn() },
} satisfies Meta<typeof BoothSale>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  name: '種類のない商品',
  play: async ({ args, canvas, userEvent, step }) => {
    await step('数を増やすと、合計とボタンの言葉が変わる', async () => {
      await userEvent.click(canvas.getByRole('button', { name: /増やす/ }));
      await expect(canvas.getByText('¥3,600')).toBeVisible();
    });
    await step('一度で記録する', async () => {
      await userEvent.click(
        canvas.getByRole('button', { name: /売りました.*2点、現金 ¥3,600 を受け取りました/ }),
      );
      await expect(args.onRecord).toHaveBeenCalledWith({
        ...{ optionId: 11, name: 'フェイスタオル', label: '', quantity: 2 },
        ...{ price: 1800, means: 'cash' },
      });
    });
  },
};

export const Options: Story = {
  name: '種類のある商品',
  args: {
    goods: {
      productId: 12,
      name: 'ホームユニフォーム 2026',
      imageUrl: null,
      options: [
        { id: 21, label: 'M', price: 8800 },
        { id: 22, label: 'L', price: 9200 },
      ],
    },
  },
  play: async ({ args, canvas, userEvent, step }) => {
    await step('種類を選ばずには記録しない', async () => {
      await userEvent.click(canvas.getByRole('button', { name: /売りました/ }));
      await expect(canvas.getByText('種類を選んでください。')).toBeVisible();
      await expect(args.onRecord).not.toHaveBeenCalled();
      await userEvent.click(canvas.getByRole('button', { name: 'ほかの商品とまとめて会計する' }));
      await expect(args.onAdd).not.toHaveBeenCalled();
    });
    await step('種類の値段で記録する', async () => {
      await userEvent.click(canvas.getByRole('radio', { name: /L/ }));
      await userEvent.click(canvas.getByRole('radio', { name: 'その他' }));
      await userEvent.click(canvas.getByRole('button', { name: /売りました/ }));
      await expect(args.onRecord).toHaveBeenCalledWith({
        ...{ optionId: 22, name: 'ホームユニフォーム 2026', label: 'L', quantity: 1 },
        ...{ price: 9200, means: 'other' },
      });
    });
    await step('ほかの商品とまとめるとき、支払い方法はまだない', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'ほかの商品とまとめて会計する' }));
      await expect(args.onAdd).toHaveBeenCalledWith({
        ...{ optionId: 22, name: 'ホームユニフォーム 2026', label: 'L', quantity: 1, price: 9200 },
      });
    });
  },
};

export const Pending: Story = { name: '記録している', args: { pending: true } };

export const Failed: Story = {
  name: '記録できなかった',
  args: {
    error: '値段が変わりました。いまは1点2,000円です。確かめて、もう一度記録してください。',
  },
};
