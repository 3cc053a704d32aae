import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { readCode } from '../../../testing';
import { type PriceTag, PriceTags, type PriceTagsProps } from './PriceTags';

const page = 'https://fanclub.example/user/u/goods';
const shirt: PriceTag = {
  ...{ optionId: 21, name: 'ホームユニフォーム 2026', label: 'M', price: 8800 },
  address: `${page}/12?option=21`,
};

function Controlled(props: PriceTagsProps) {
  const [copies, setCopies] = useState(props.copies.value);
  return <PriceTags {...props} copies={{ value: copies, onValueChange: setCopies }} />;
}

const meta = {
  id: 'price-tags',
  title: '画面の部品/ショップ/PriceTags',
  component: PriceTags,
  tags: ['visual', '[STOCK-13]'],
  render: (args) => <Controlled {...args} />,
  args: {
    items: [
      {
        ...{ optionId: 11, name: 'フェイスタオル', label: '', price: 1800 },
        address: `${page}/7`,
      },
      shirt,
      { ...shirt, optionId: 22, label: 'L', price: 9200, address: `${page}/12?option=22` },
    ],
    copies: { value: 1, onValueChange: fn() },
    onPrint: fn(),
  },
} satisfies Meta<typeof PriceTags>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Several: Story = {
  name: '商品と種類ごとに',
  play: async ({ args, canvas, userEvent, step }) => {
    await step('コードは商品のページで、種類を選んである', async () => {
      await expect(canvas.getAllByRole('img')).toHaveLength(3);
      await expect(await readCode(canvas.getByRole('img', { name: /（L）の値札/ }))).toBe(
        `${page}/12?option=22`,
      );
    });
    await step('1種類の枚数だけ並ぶ', async () => {
      await userEvent.click(canvas.getByRole('button', { name: '数量を増やす' }));
      await expect(canvas.getAllByRole('listitem')).toHaveLength(6);
    });
    await step('印刷', async () => {
      await userEvent.click(canvas.getByRole('button', { name: '印刷' }));
      await expect(args.onPrint).toHaveBeenCalledTimes(1);
    });
  },
};

export const Long: Story = {
  name: '長い名前と種類',
  args: {
    items: [
      {
        ...shirt,
        name: '創立30周年記念 オーセンティックユニフォーム 半袖 ホーム',
        label: 'ジュニア 130cm（身長125〜135cm）',
        price: 123_200,
      },
    ],
  },
};

export const None: Story = {
  name: '値札のない商品',
  args: { items: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('印刷できる値札はありません')).toBeVisible();
  },
};
