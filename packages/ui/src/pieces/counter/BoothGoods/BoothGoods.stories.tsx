import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { BoothGoods, type BoothGoodsProps } from './BoothGoods';

function Controlled(props: BoothGoodsProps) {
  const [query, setQuery] = useState(props.query);
  return <BoothGoods {...props} query={query} onQueryChange={setQuery} />;
}

const meta = {
  id: 'booth-goods',
  title: '画面の部品/窓口/BoothGoods',
  component: BoothGoods,
  tags: ['visual', '[STOCK-13]'],
  render: (args) => <Controlled {...args} />,
  args: {
    items: [
      {
        productId: 7,
        name: 'フェイスタオル',
        imageUrl: null,
        options: [{ id: 11, label: '', price: 1800 }],
      },
      {
        productId: 12,
        name: 'ホームユニフォーム 2026',
        imageUrl: null,
        options: [
          { id: 21, label: 'M', price: 8800 },
          { id: 22, label: 'L', price: 9200 },
        ],
      },
    ],
    query: '',
    onQueryChange: fn(),
    hrefOf: (productId: number) => `#${productId}`,
  },
} satisfies Meta<typeof BoothGoods>;

export default meta;
type Story = StoryObj<typeof meta>;

export const List: Story = {
  name: '商品の一覧',
  play: async ({ canvas, userEvent, step }) => {
    const search = canvas.getByRole('searchbox', { name: '商品をさがす' });
    await step('名前の一部でしぼる', async () => {
      await userEvent.type(search, 'ユニ');
      await expect(canvas.getByRole('link', { name: /ホームユニフォーム/ })).toBeVisible();
      await expect(canvas.getByText('1件')).toBeVisible();
      await expect(canvas.queryByRole('link', { name: /タオル/ })).toBeNull();
    });
    await step('なければ、そう伝える', async () => {
      await userEvent.type(search, 'x');
      await expect(canvas.getByText('この名前の商品はありません。')).toBeVisible();
      await userEvent.clear(search);
    });
  },
};

export const Empty: Story = { name: '商品がない', args: { items: [] } };

export const Loading: Story = { name: '読み込み中', args: { items: null } };
