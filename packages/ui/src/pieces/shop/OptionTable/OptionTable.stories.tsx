import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { type OptionStock, OptionTable } from './OptionTable';

const option = { id: 1, label: '', price: null, onHand: 24, held: 3, sellable: 21, version: 12 };

const sizes: OptionStock[] = [
  { ...option, label: 'S' },
  { ...option, id: 2, label: 'M', price: null, onHand: 12, held: 9, sellable: 3 },
  { ...option, id: 3, label: 'L', onHand: 4, held: 4, sellable: 0 },
  { ...option, id: 4, label: 'XL', onHand: null, held: 0, sellable: null, version: 0 },
];

const meta = {
  id: 'option-table',
  title: '画面の部品/ショップ/OptionTable',
  component: OptionTable,
  tags: ['visual', '[STOCK-12]'],
  args: { items: [option], status: 'on_sale', fewLeft: 5, onCount: fn(), onAdjust: fn() },
} satisfies Meta<typeof OptionTable>;

export default meta;
type Story = StoryObj<typeof meta>;

export const One: Story = {
  name: '種類のない商品',
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getAllByRole('row')[1]).toHaveTextContent('24');
    await userEvent.click(canvas.getByRole('button', { name: '数え直す' }));
    await expect(args.onCount).toHaveBeenCalledWith(option);
    await userEvent.click(canvas.getByRole('button', { name: '増減する' }));
    await expect(args.onAdjust).toHaveBeenCalledWith(option);
  },
};

export const NotCounted: Story = {
  name: '数えていない',
  args: { items: [{ ...option, onHand: null, held: 0, sellable: null, version: 0 }] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: '数え始める' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: '増減する' })).toBeNull();
  },
};

export const Sizes: Story = {
  name: '種類ごと、残りわずかと売り切れ',
  args: { items: sizes },
  play: async ({ canvas }) => {
    const [, , medium, large] = canvas.getAllByRole('row');
    await expect(within(medium as HTMLElement).getByText('残り3点')).toBeVisible();
    await expect(within(large as HTMLElement).getByText('売り切れ')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Mを数え直す' })).toBeVisible();
  },
};

export const Oversold: Story = {
  name: 'ブースで多く売れた',
  tags: ['[STOCK-13]'],
  args: {
    items: [
      { ...option, label: 'S', onHand: 0, held: 0, sellable: 0, oversold: 1 },
      { ...option, id: 2, label: 'M', onHand: 4, held: 4, sellable: 0, oversold: 2 },
    ],
  },
  play: async ({ canvas }) => {
    const small = canvas.getByText(/Sは、ブースで1点多く売れました。/);
    await expect(small).not.toHaveTextContent('確保中');
    await expect(canvas.getByText(/Mは、ブースで2点多く売れました。/)).toHaveTextContent(
      '確保中の4点に足りないとき',
    );
  },
};

export const Hidden: Story = { name: '非公開の商品', args: { items: sizes, status: 'hidden' } };
