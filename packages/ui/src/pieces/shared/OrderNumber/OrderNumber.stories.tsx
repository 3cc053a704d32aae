import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { OrderNumber } from './OrderNumber';

const meta = {
  id: 'order-number',
  title: '共用の部品/OrderNumber',
  component: OrderNumber,
  tags: ['visual'],
  args: { orderId: '261121-7K3MPQ' },
} satisfies Meta<typeof OrderNumber>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  name: '日付の部分を小さく、残りを3文字ずつ',
  play: async ({ canvas }) => {
    await expect(canvas.getByText('261121-7K3MPQ')).toBeInTheDocument();
    await expect(canvas.getByText('7K3')).toBeVisible();
  },
};

export const Large: Story = { name: '離れて読む大きさ', args: { size: 'large' } };
export const Short: Story = { name: '日付を省く', args: { kind: 'short' } };
export const OtherNumber: Story = { name: 'ほかの形の番号', args: { orderId: '1234567890' } };
