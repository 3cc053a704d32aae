import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { type DemoGoods, goods } from '../../../testing';
import { ProductGrid, type ProductGridProps, ProductGridSkeleton } from './ProductGrid';

/** Adds 15 more products on each request, up to the total. */
function Growing(props: ProductGridProps) {
  const [items, setItems] = useState(props.items);
  return (
    <ProductGrid
      {...props}
      items={items}
      more={items.length < props.total ? 'more' : 'none'}
      onLoadMore={() => {
        props.onLoadMore?.();
        setItems(goods(Math.min(items.length + 15, props.total)));
      }}
    />
  );
}

/** Later than what observers that are there already report of this place. */
const whenSeen = () =>
  new Promise((resolve) => {
    const observer = new IntersectionObserver(() => {
      observer.disconnect();
      // All observers are told in one task.
      setTimeout(resolve);
    });
    observer.observe(document.body);
  });

const meta = {
  id: 'product-grid',
  title: '画面の部品/ショップ/ProductGrid',
  component: ProductGrid,
  tags: ['visual'],
  args: {
    items: goods(8),
    total: 8,
    hrefOf: (productId) => `#goods-${productId}`,
    onLoadMore: fn(),
  },
} satisfies Meta<typeof ProductGrid>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Some: Story = {
  name: '2列に並ぶ',
  tags: ['[SHOP-03]'],
  play: async ({ canvas, step }) => {
    await step('1つずつが、その商品へのリンク', async () => {
      const links = canvas.getAllByRole('link');
      await expect(links).toHaveLength(8);
      await expect(links[2]).toHaveAttribute('href', '#goods-3');
    });
    await step('名前の長さがちがっても、枠の高さはみな同じ', async () => {
      const heights = canvas
        .getAllByRole('listitem')
        .map((cell) => Math.round(cell.getBoundingClientRect().height));
      await expect(new Set(heights).size).toBe(1);
    });
    await step('何点あるかを読み上げる', async () => {
      await expect(canvas.getByRole('status')).toHaveTextContent('商品は8点です');
    });
  },
};

const states: Partial<DemoGoods>[] = [
  { stock: { state: 'few', left: 3 } },
  { stock: { state: 'in_payment', left: 0 } },
  { stock: { state: 'sold_out', left: 0 } },
  {
    options: [
      { id: 11, label: '9号', price: 15_400 },
      { id: 12, label: '11号', price: 16_500 },
    ],
  },
];

export const Stock: Story = {
  name: '残りがわずか、支払い中、売り切れ、種類のある商品',
  tags: ['[STOCK-03]', '[STOCK-11]'],
  args: {
    items: goods(4).map((product, index) => ({ ...product, ...states[index] })),
    total: 4,
  },
  play: async ({ canvas }) => {
    for (const text of ['残り3点', 'ほかの方がお支払い中です', '売り切れ', '¥15,400〜'])
      await expect(canvas.getByText(text)).toBeVisible();
  },
};

export const One: Story = { name: '1点だけ', args: { items: goods(1), total: 1 } };

export const Pages: Story = {
  name: '9割まで見ると次の15点を読み込む',
  tags: ['!visual', '[SHOP-03]'],
  args: { items: goods(15), total: 45 },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: '358px' }}>
        <Story />
      </div>
    ),
  ],
  render: (args) => <Growing {...args} />,
  play: async ({ args, canvas, step }) => {
    const list = canvas.getByRole('list', { name: '商品' });
    const goTo = (share: number) => {
      const { top, height } = list.getBoundingClientRect();
      window.scrollTo(0, window.scrollY + top + height * share - window.innerHeight);
    };
    await step('8割5分ではまだ', async () => {
      goTo(0.85);
      await whenSeen();
      await expect(args.onLoadMore).not.toHaveBeenCalled();
    });
    await step('9割で一度だけ', async () => {
      goTo(0.92);
      await waitFor(() => expect(canvas.getAllByRole('link')).toHaveLength(30));
      await expect(args.onLoadMore).toHaveBeenCalledTimes(1);
    });
    await step('最後まで読み込むと、もう頼まない', async () => {
      goTo(1);
      await waitFor(() => expect(canvas.getAllByRole('link')).toHaveLength(45));
      goTo(1);
      await whenSeen();
      await expect(args.onLoadMore).toHaveBeenCalledTimes(2);
      window.scrollTo(0, 0);
    });
  },
};

export const LoadingMore: Story = {
  name: '続きを読み込み中',
  args: { items: goods(4), total: 20, more: 'loading' },
};

export const MoreFailed: Story = {
  name: '続きが読み込めない',
  args: { items: goods(4), total: 20, more: 'failed' },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('読み込めませんでした');
    await userEvent.click(canvas.getByRole('button', { name: 'もう一度読み込む' }));
    await expect(args.onLoadMore).toHaveBeenCalledTimes(1);
  },
};

export const Empty: Story = {
  name: '商品がない',
  tags: ['[SHOP-03]'],
  args: { items: [], total: 0 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'データがありません' })).toBeVisible();
  },
};

export const Loading: Story = {
  name: '読み込み中',
  render: () => <ProductGridSkeleton />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('読み込み中');
  },
};
