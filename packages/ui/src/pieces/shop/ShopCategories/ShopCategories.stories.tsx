import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { goods } from '../../../testing';
import { ProductGrid } from '../ProductGrid/ProductGrid';
import { ShopCategories, type ShopCategoriesProps } from './ShopCategories';

function Live(props: ShopCategoriesProps) {
  const [selected, setSelected] = useState(props.selected);
  return (
    <ShopCategories
      {...props}
      selected={selected}
      onSelect={(category) => {
        props.onSelect(category);
        setSelected(category);
      }}
    />
  );
}

const meta = {
  id: 'shop-categories',
  title: '画面の部品/ショップ/ShopCategories',
  component: ShopCategories,
  tags: ['visual'],
  parameters: { layout: 'fullscreen' },
  args: {
    selected: 'all',
    onSelect: fn(),
    children: (
      <ProductGrid items={goods(4)} total={4} hrefOf={(productId) => `#goods-${productId}`} />
    ),
  },
  render: (args) => <Live {...args} />,
} satisfies Meta<typeof ShopCategories>;

export default meta;
type Story = StoryObj<typeof meta>;

export const All: Story = {
  name: 'すべて',
  play: async ({ canvas, step }) => {
    await step('[SHOP-02] 4つのカテゴリー', async () => {
      const names = canvas.getAllByRole('tab').map((tab) => tab.textContent);
      await expect(names).toEqual(['すべて', '応援グッズ', 'ジュエリー', 'デジタルコンテンツ']);
    });
  },
};

export const Choose: Story = {
  name: 'カテゴリーを選ぶ',
  tags: ['!visual', '[SHOP-02]'],
  play: async ({ args, canvas, userEvent, step }) => {
    await step('押して選ぶ', async () => {
      await userEvent.click(canvas.getByRole('tab', { name: 'ジュエリー' }));
      await expect(args.onSelect).toHaveBeenLastCalledWith('jewelry');
      await expect(canvas.getByRole('tabpanel', { name: 'ジュエリー' })).toBeVisible();
    });
    await step('矢印キーで選ぶ', async () => {
      await userEvent.keyboard('{ArrowRight}');
      await expect(args.onSelect).toHaveBeenLastCalledWith('digital');
      await expect(canvas.getByRole('tab', { name: 'デジタルコンテンツ' })).toHaveFocus();
    });
  },
};

export const Digital: Story = { name: '端のカテゴリー', args: { selected: 'digital' } };
