import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { ShipmentForm } from './ShipmentForm';

const meta = {
  id: 'shipment-form',
  title: '画面の部品/注文/ShipmentForm',
  component: ShipmentForm,
  tags: ['visual', '[ORDM-03]'],
  args: {
    status: 'unshipped',
    stored: null,
    value: { carrier: '', trackingNumber: '' },
    onValueChange: fn(),
    onSave: fn(),
    pending: false,
    error: null,
    conflict: null,
    slipHref: '#slip',
  },
} satisfies Meta<typeof ShipmentForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  name: 'まだ発送していない',
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '発送済みにする' }));
    await expect(canvas.getByText('配送会社を選んでください')).toBeVisible();
    await expect(args.onSave).not.toHaveBeenCalled();
    await userEvent.selectOptions(canvas.getByLabelText('配送会社'), 'ヤマト運輸');
    await expect(args.onValueChange).toHaveBeenCalledWith({
      carrier: 'yamato',
      trackingNumber: '',
    });
  },
};

export const Typed: Story = {
  name: '入力した',
  args: { value: { carrier: 'yamato', trackingNumber: '4120-8835-2716' } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '発送済みにする' }));
    await expect(args.onSave).toHaveBeenCalledTimes(1);
  },
};

export const Sent: Story = {
  name: '発送した',
  args: {
    status: 'shipped',
    stored: { carrier: 'yamato', trackingNumber: '4120-8835-2716' },
    value: { carrier: 'yamato', trackingNumber: '4120-8835-2716' },
    trackingHref: 'https://example.com/track',
    slipHref: undefined,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /配送会社で確かめる/ })).toHaveAttribute(
      'href',
      'https://example.com/track',
    );
    await expect(canvas.getByRole('button', { name: '変更を保存する' })).toBeVisible();
  },
};

export const Conflict: Story = {
  name: 'ほかの人が変えた',
  args: {
    status: 'shipped',
    stored: { carrier: 'sagawa', trackingNumber: null },
    value: { carrier: 'yamato', trackingNumber: '4120-8835-2716' },
    conflict: 'この注文は、11/22 13:20に変わりました（三浦 健）。',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('いまの内容: 佐川急便 番号なし');
  },
};

export const Failed: Story = {
  name: '保存できなかった',
  args: {
    value: { carrier: 'yamato', trackingNumber: '４１２０' },
    error: '英数字とハイフンで入力してください。',
  },
};
