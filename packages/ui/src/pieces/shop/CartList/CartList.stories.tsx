import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import { goods } from '../../../testing';
import { CartSummary } from '../CartSummary/CartSummary';
import { CartList, type CartListLine, type CartListProps, CartListSkeleton } from './CartList';

const lines: CartListLine[] = goods(3).map(({ id, name, price, imageUrls }, index) => ({
  productId: id,
  productName: name,
  unitPrice: price,
  quantity: index + 1,
  totalPrice: price * (index + 1),
  previousPrice: null,
  imageUrls,
}));

/** Keeps the state, as the screen does. */
function Remembering(props: CartListProps) {
  const [items, setItems] = useState(props.items);
  const change = (productId: number, next: Partial<CartListLine>) =>
    setItems((now) =>
      now.map((line) => (line.productId === productId ? { ...line, ...next } : line)),
    );
  return (
    <CartList
      {...props}
      items={items}
      onQuantityChange={(quantityChange) => {
        change(quantityChange.productId, { quantity: quantityChange.quantity });
        props.onQuantityChange(quantityChange);
      }}
      onDelete={(productId) => {
        change(productId, { removed: true });
        props.onDelete(productId);
      }}
      onUndo={(productId) => {
        change(productId, { removed: false });
        props.onUndo(productId);
      }}
    />
  );
}

const meta = {
  id: 'cart-list',
  title: '画面の部品/ショップ/CartList',
  component: CartList,
  tags: ['visual'],
  args: {
    items: lines,
    hrefOf: (productId) => `#goods-${productId}`,
    shopHref: '#shop',
    onQuantityChange: fn(),
    onDelete: fn(),
    onUndo: fn(),
  },
  decorators: [
    (Story) => (
      <div style={{ paddingBlock: 24 }}>
        <Story />
      </div>
    ),
  ],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof CartList>;

export default meta;
type Story = StoryObj<typeof meta>;

const madeToOrder = { deliveryPeriod: '2027年3月下旬', closesAt: '2026-12-20T23:59:00+09:00' };

const sumOf = (totalPrice: number, href: string) => (
  <CartSummary totalItems={1} totalPrice={totalPrice} shippingFee={200} href={href} />
);

export const Groups: Story = {
  name: '引渡時期の違う商品',
  tags: ['[STOCK-16]'],
  args: {
    items: lines.map((line, index) => ({ ...line, ...(index === 1 && { madeToOrder }) })),
    groups: [
      { deliveryPeriod: null, summary: sumOf(11_440, '#stock') },
      { deliveryPeriod: '2027年3月下旬', summary: sumOf(4400, '#march') },
    ],
  },
  play: async ({ args, canvas, userEvent }) => {
    const stock = within(canvas.getByRole('region', { name: 'すぐにご用意できる商品' }));
    const march = within(
      canvas.getByRole('region', { name: '受注生産（引渡時期：2027年3月下旬）' }),
    );
    await expect(stock.getAllByRole('listitem')).toHaveLength(2);
    await expect(march.getAllByRole('listitem')).toHaveLength(1);
    await expect(march.getByRole('link', { name: '注文手続きへ' })).toHaveAttribute(
      'href',
      '#march',
    );
    const minus = march.getByRole('button', { name: '数量を減らす' });
    await userEvent.click(minus);
    await expect(args.onQuantityChange).toHaveBeenCalledWith({ productId: 2, quantity: 1 });
    minus.blur();
  },
};

export const Plain: Story = {
  name: '商品の一覧',
  tags: ['[CART-01]'],
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
    const link = canvas.getByRole('link', { name: lines[1]?.productName ?? '' });
    const row = within(link.closest('li') as HTMLElement);
    const plus = row.getByRole('button', { name: '数量を増やす' });
    await userEvent.click(plus);
    await expect(args.onQuantityChange).toHaveBeenCalledWith({ productId: 2, quantity: 3 });
    plus.blur();
  },
};

export const Undo: Story = {
  name: '削除と、元に戻す',
  tags: ['[CART-01]'],
  render: (args) => <Remembering {...args} />,
  play: async ({ args, canvas, userEvent, step }) => {
    await step('削除すると、その場所に「元に戻す」が残り、フォーカスが移る', async () => {
      await userEvent.click(canvas.getByRole('button', { name: '商品を削除' }));
      await expect(args.onDelete).toHaveBeenCalledWith(1);
      const undo = canvas.getByRole('button', { name: '元に戻す' });
      await expect(undo).toHaveFocus();
      await expect(undo).toHaveAccessibleDescription(
        '「ホームユニフォーム 2026」をカートから削除しました',
      );
      await expect(canvas.getAllByRole('listitem')[0]).toContainElement(undo);
    });
    await step('元に戻すと、同じ場所に戻る', async () => {
      await userEvent.click(canvas.getByRole('button', { name: '元に戻す' }));
      await expect(args.onUndo).toHaveBeenCalledWith(1);
      const link = canvas.getByRole('link', { name: /^ホームユニフォーム\s2026$/ });
      await expect(canvas.getAllByRole('listitem')[0]).toContainElement(link);
      await expect(link).toHaveFocus();
      link.blur();
    });
  },
};

const sizes: CartListLine[] = lines.slice(0, 1).flatMap((line) => [
  { ...line, option: { id: 12, label: 'M' } },
  { ...line, option: { id: 13, label: 'L' } },
]);

export const Options: Story = {
  name: '一つの商品の二つの種類',
  tags: ['[STOCK-04]'],
  args: { items: sizes },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
    const large = within(canvas.getByRole('group', { name: 'ホームユニフォーム 2026（L）' }));
    await userEvent.click(large.getByRole('button', { name: '数量を増やす' }));
    await expect(args.onQuantityChange).toHaveBeenCalledWith({
      productId: 1,
      optionId: 13,
      quantity: 2,
    });
    const remove = large.getByRole('button', { name: '商品を削除' });
    await userEvent.click(remove);
    await expect(args.onDelete).toHaveBeenCalledWith(1, 13);
    remove.blur();
  },
};

export const Removed: Story = {
  name: '削除したばかり',
  args: { items: lines.map((line, index) => ({ ...line, removed: index === 1 })) },
};

export const Notices: Story = {
  name: '販売を終えた商品と、変わった価格',
  tags: ['[CART-01]'],
  args: {
    items: lines.map((line, index) => ({ ...line, previousPrice: index === 0 ? 9200 : null })),
    notices: ['「限定タオル」は販売を終了したため、カートから取り除きました。'],
    onReadNotices: fn(),
  },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText(/^「限定タオル」は販売を終了/)).toBeVisible();
    await expect(canvas.getByText('価格が変わりました（変更前 ¥9,200 税込）')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '閉じる' }));
    await waitFor(() => expect(args.onReadNotices).toHaveBeenCalledTimes(1));
    canvas.getByRole('button', { name: '閉じる' }).blur();
  },
};

export const Empty: Story = {
  name: '空のカート',
  tags: ['[CART-02]'],
  args: { items: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'カートに商品がありません' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'ショップを見る' })).toHaveAttribute(
      'href',
      '#shop',
    );
    await expect(canvas.queryByRole('list')).toBeNull();
  },
};

export const LastRemoved: Story = {
  name: '最後の商品を削除した',
  args: { items: lines.slice(0, 1).map((line) => ({ ...line, removed: true })) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: '元に戻す' })).toBeVisible();
    await expect(canvas.getByText('カートに商品がありません')).toBeVisible();
  },
};

export const Loading: Story = {
  name: '読み込み中',
  render: () => <CartListSkeleton />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('読み込み中');
  },
};
