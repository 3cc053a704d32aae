import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { MadeToOrderList } from './MadeToOrderList';

const meta = {
  id: 'made-to-order-list',
  title: '画面の部品/ショップ/MadeToOrderList',
  component: MadeToOrderList,
  tags: ['visual', '[STOCK-15]'],
  args: {
    production: {
      list: [
        { id: 11, label: 'M', paid: 12, inPayment: 0 },
        { id: 12, label: 'L', paid: 9, inPayment: 0 },
        { id: 13, label: 'XL', paid: 12, inPayment: 0 },
      ],
      paid: 33,
      inPayment: 0,
    },
    ended: true,
    minimum: 30,
    csv: { pending: false, onSave: fn() },
  },
} satisfies Meta<typeof MadeToOrderList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ended: Story = {
  name: '受付が終わった',
  play: async ({ args, canvas, userEvent }) => {
    const sum = within(canvas.getByRole('row', { name: /^合計/ }));
    await expect(sum.getByText('33')).toBeVisible();
    await expect(canvas.queryByText(/足りません/)).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'CSVで保存' }));
    await expect(args.csv.onSave).toHaveBeenCalledTimes(1);
  },
};

export const Open: Story = {
  name: '受付中で、最少の数に届いていない',
  args: {
    ended: false,
    minimum: 50,
    production: {
      list: [
        { id: 11, label: 'M', paid: 12, inPayment: 2 },
        { id: 12, label: 'L', paid: 9, inPayment: 0 },
      ],
      paid: 21,
      inPayment: 2,
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('製作する最少の数（50点）まで、あと29点です。')).toBeVisible();
    await expect(canvas.getByText(/支払われずに減ることがあります/)).toBeVisible();
  },
};

export const BelowMinimum: Story = {
  name: '最少の数に届かずに終わった',
  args: {
    production: { list: [{ id: 11, label: '', paid: 24, inPayment: 0 }], paid: 24, inPayment: 0 },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^製作する最少の数（30点）に、6点足りません。/)).toBeVisible();
  },
};
