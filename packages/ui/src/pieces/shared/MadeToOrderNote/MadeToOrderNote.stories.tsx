import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { MadeToOrderNote } from './MadeToOrderNote';

const meta = {
  id: 'made-to-order-note',
  title: '共用の部品/MadeToOrderNote',
  component: MadeToOrderNote,
  tags: ['visual', '[STOCK-15]'],
  args: {
    madeToOrder: { deliveryPeriod: '2027年3月下旬', closesAt: '2026-12-20T23:59:00+09:00' },
  },
} satisfies Meta<typeof MadeToOrderNote>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  name: '引渡時期と申込期間',
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/引渡時期：2027年3月下旬/)).toHaveTextContent(
      '受注生産 引渡時期：2027年3月下旬 申込期間：2026.12.20 23:59まで',
    );
  },
};

export const Long: Story = {
  name: '長い引渡時期',
  args: {
    madeToOrder: {
      deliveryPeriod:
        '2027年3月下旬から4月上旬（製作の都合で、サイズにより前後することがあります）',
      closesAt: '2026-12-20T23:59:00+09:00',
    },
  },
};

export const FromStock: Story = {
  name: '在庫から売る商品',
  tags: ['!visual'],
  args: { madeToOrder: undefined },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('');
  },
};
