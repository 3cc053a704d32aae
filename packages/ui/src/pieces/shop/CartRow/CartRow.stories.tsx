import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { brokenImage, demoGoods } from '../../../testing';
import { type CartLine, CartRow, type CartRowProps } from './CartRow';

const { id, name, price, imageUrls } = demoGoods('jersey');
const jersey: CartLine = {
  productId: id,
  productName: name,
  unitPrice: price,
  quantity: 2,
  totalPrice: price * 2,
  previousPrice: null,
  imageUrls,
};

/** Keeps the quantity, as the screen does. */
function Counting(props: CartRowProps) {
  const [quantity, setQuantity] = useState(props.line.quantity);
  return (
    <CartRow
      {...props}
      line={{ ...props.line, quantity, totalPrice: props.line.unitPrice * quantity }}
      onQuantityChange={(next) => {
        setQuantity(next);
        props.onQuantityChange(next);
      }}
    />
  );
}

const meta = {
  id: 'cart-row',
  title: '画面の部品/ショップ/CartRow',
  component: CartRow,
  tags: ['visual'],
  args: { line: jersey, href: '#goods-1', onQuantityChange: fn(), onDelete: fn() },
} satisfies Meta<typeof CartRow>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  name: '数量の増減と削除',
  tags: ['[CART-01]'],
  render: (args) => <Counting {...args} />,
  play: async ({ args, canvas, userEvent, step }) => {
    const input = canvas.getByRole('textbox', { name: '数量' });
    await step('名前から商品のページへ', async () => {
      await expect(
        canvas.getByRole('link', { name: /^ホームユニフォーム\s2026$/ }),
      ).toHaveAttribute('href', '#goods-1');
    });
    await step('増やすと小計も変わる', async () => {
      await userEvent.click(canvas.getByRole('button', { name: '数量を増やす' }));
      await expect(args.onQuantityChange).toHaveBeenLastCalledWith(3);
      await expect(canvas.getByText('¥26,400')).toBeVisible();
    });
    await step('1個になると、減らすボタンが削除に変わる', async () => {
      const minus = canvas.getByRole('button', { name: '数量を減らす' });
      await userEvent.click(minus);
      await userEvent.click(minus);
      await expect(input).toHaveValue('1');
      await expect(canvas.queryByRole('button', { name: '数量を減らす' })).toBeNull();
      await expect(args.onDelete).not.toHaveBeenCalled();
      await userEvent.click(canvas.getByRole('button', { name: '商品を削除' }));
      await expect(args.onDelete).toHaveBeenCalledTimes(1);
      await expect(args.onQuantityChange).toHaveBeenCalledTimes(3);
    });
    await step('数字も打てる。空にしてもカートの数量はそのまま', async () => {
      await userEvent.clear(input);
      await expect(args.onQuantityChange).toHaveBeenCalledTimes(3);
      await userEvent.type(input, '１２');
      await expect(args.onQuantityChange).toHaveBeenLastCalledWith(12);
      await expect(canvas.getByText('¥105,600')).toBeVisible();
      input.blur();
    });
  },
};

export const One: Story = {
  name: '1個',
  args: { line: { ...jersey, quantity: 1, totalPrice: price } },
};

export const PriceChanged: Story = {
  name: '価格が変わった',
  args: { line: { ...jersey, previousPrice: 9200 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('価格が変わりました（変更前 ¥9,200 税込）')).toBeVisible();
  },
};

export const Long: Story = {
  name: '長い名前と大きな数',
  args: {
    line: {
      ...jersey,
      productName:
        'ダイヤモンドモチーフリング（限定一〇〇点・名入れできます・専用の小箱つき・シリアルナンバー入り）',
      unitPrice: 1_234_567,
      quantity: 9_999,
      totalPrice: 12_344_435_433,
    },
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

export const NoPicture: Story = {
  name: '写真がない',
  args: { line: { ...jersey, imageUrls: [] } },
};

export const BrokenPicture: Story = {
  name: '写真が届かない',
  args: { line: { ...jersey, imageUrls: [brokenImage] } },
};

export const AboveLimit: Story = {
  name: 'お一人様の上限をこえた',
  tags: ['[STOCK-05]', '[STOCK-17]'],
  args: { line: { ...jersey, quantity: 3, totalPrice: price * 3, available: 2, perPerson: 4 } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription(
      'お一人様4点の上限により、あと2点までご注文いただけます。',
    );
    const take = canvas.getByRole('button', { name: /^残り2点にする/ });
    await userEvent.click(take);
    await expect(args.onQuantityChange).toHaveBeenLastCalledWith(2);
    take.blur();
  },
};

export const LimitReached: Story = {
  name: 'お一人様の上限に達した',
  tags: ['!visual', '[STOCK-17]'],
  args: { line: { ...jersey, available: 0, perPerson: 2 } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^カートから外す/ }));
    await expect(args.onDelete).toHaveBeenCalledTimes(1);
  },
};

const inL: CartLine = { ...jersey, option: { id: 13, label: 'L' } };

export const Option: Story = {
  name: '選んだ種類',
  tags: ['[STOCK-04]'],
  args: { line: { ...inL, stock: { state: 'few', left: 3 } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('L', { exact: true })).toBeVisible();
    await expect(canvas.getByText('残り3点')).toBeVisible();
    await expect(canvas.getByRole('group', { name: 'ホームユニフォーム 2026（L）' })).toBeVisible();
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription('');
  },
};

export const Short: Story = {
  name: '残りが足りない。一度押すと残りの数になる',
  tags: ['[STOCK-03]', '[STOCK-06]'],
  args: { line: { ...inL, quantity: 5, totalPrice: price * 5, stock: { state: 'few', left: 3 } } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription(
      '残り3点です。数量を減らしてください。',
    );
    const take = canvas.getByRole('button', { name: /^残り3点にする/ });
    await userEvent.click(take);
    await expect(args.onQuantityChange).toHaveBeenLastCalledWith(3);
    take.blur();
  },
};

export const SoldOut: Story = {
  name: '売り切れた。一度押すとカートから外れる',
  tags: ['[STOCK-03]', '[STOCK-11]'],
  args: { line: { ...inL, stock: { state: 'sold_out', left: 0 } } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('売り切れ')).toBeVisible();
    const remove = canvas.getByRole('button', { name: /^カートから外す/ });
    await userEvent.click(remove);
    await expect(args.onDelete).toHaveBeenCalledTimes(1);
    remove.blur();
  },
};

export const Ended: Story = {
  name: '販売が終わった。行は残り、一度押すと外れる',
  tags: ['[STOCK-14]'],
  args: { line: { ...inL, stock: { state: 'ended', left: 0 } } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('販売終了')).toBeVisible();
    await expect(canvas.getByText('販売を終了したため、ご注文いただけません。')).toBeVisible();
    const remove = canvas.getByRole('button', { name: /^カートから外す/ });
    await userEvent.click(remove);
    await expect(args.onDelete).toHaveBeenCalledTimes(1);
    remove.blur();
  },
};

export const InPayment: Story = {
  name: 'ほかの方が支払っている',
  tags: ['[STOCK-11]'],
  args: { line: { ...inL, stock: { state: 'in_payment', left: 0 } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('ほかの方がお支払い中です')).toBeVisible();
  },
};

export const Limited: Story = {
  name: '上限をこえた数量は欄に残り、注文には入らない',
  tags: ['!visual', '[STOCK-05]'],
  args: { line: { ...jersey, available: 3 } },
  render: (args) => <Counting {...args} />,
  play: async ({ args, canvas, userEvent, step }) => {
    const input = canvas.getByRole('textbox', { name: '数量' });
    const more = canvas.getByRole('button', { name: '数量を増やす' });
    await step('上限までは増やせる', async () => {
      await userEvent.click(more);
      await expect(args.onQuantityChange).toHaveBeenLastCalledWith(3);
      await expect(input).toHaveAccessibleDescription('');
    });
    await step('その先は、欄のところで伝える', async () => {
      await userEvent.click(more);
      await expect(input).toHaveValue('4');
      await expect(input).toHaveAccessibleDescription(
        'お一人様の上限により、あと3点までご注文いただけます。',
      );
      await expect(args.onQuantityChange).toHaveBeenCalledTimes(1);
    });
    await step('減らすともどる', async () => {
      await userEvent.click(canvas.getByRole('button', { name: '数量を減らす' }));
      await expect(input).toHaveValue('3');
      await expect(input).toHaveAccessibleDescription('');
    });
  },
};
