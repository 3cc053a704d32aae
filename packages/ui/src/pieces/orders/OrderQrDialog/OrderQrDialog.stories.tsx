import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { Button, UiProvider } from '../../../primitives';
import { readCode, sampleMatch } from '../../../testing';
import { OrderQrDialog } from './OrderQrDialog';

const value = 'https://fanclub.example/admin/orders/261121-7K3MPQ/edit';

const meta = {
  id: 'order-qr-dialog',
  title: '画面の部品/注文/OrderQrDialog',
  component: OrderQrDialog,
  parameters: { layout: 'fullscreen' },
  args: { open: true, orderId: '261121-7K3MPQ', value, onClose: fn() },
} satisfies Meta<typeof OrderQrDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  name: '注文番号と、管理画面の注文に届くQRコード',
  tags: ['visual', '[QRP-01]'],
  play: async ({ canvas }) => {
    const dialog = canvas.getByRole('dialog', { name: '受け取り用QRコード' });
    await expect(dialog).toBeVisible();
    await expect(dialog).toHaveTextContent('261121-7K3MPQ');
    const code = canvas.getByRole('img', { name: '受け取り用QRコード' });
    await expect(await readCode(code)).toBe(value);
    await expect(dialog.querySelector('[tabindex="0"]')).toBeNull();
  },
};

export const Dark: Story = {
  name: 'ダークモード',
  tags: ['visual'],
  globals: { theme: 'dark' },
};

const where = '受け取り場所: 1塁側正面広場のグッズ引換所（試合日の10時から試合終了まで）';

export const Place: Story = {
  name: 'クラブが受け取り場所を決めている',
  tags: ['visual', '[CLUB-01]'],
  decorators: [
    (Story) => (
      <UiProvider messages={{ PickupCode: { where } }}>
        <Story />
      </UiProvider>
    ),
  ],
  play: async ({ canvas }) => {
    const code = canvas.getByRole('img', { name: '受け取り用QRコード' });
    await waitFor(() => expect(code).toBeVisible());
    await expect(canvas.getByText(where)).toBeVisible();
  },
};

export const Received: Story = {
  name: '渡された瞬間、お礼に変わる',
  tags: ['visual'],
  args: { received: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('お受け取りありがとうございました');
    await expect(canvas.queryByRole('img', { name: '受け取り用QRコード' })).toBeNull();
  },
};

export const Live: Story = {
  name: '動かす',
  args: { open: false },
  render: function Live({ onClose, ...rest }) {
    const [open, setOpen] = useState(false);
    return (
      <>
        <Button onClick={() => setOpen(true)}>受け取り用QRコード</Button>
        <OrderQrDialog
          {...rest}
          open={open}
          onClose={() => {
            onClose();
            setOpen(false);
          }}
        />
      </>
    );
  },
  play: async ({ args, canvas, userEvent, step }) => {
    const open = canvas.getByRole('button', { name: '受け取り用QRコード' });
    await step('閉じると、開いたボタンに戻る', async () => {
      await userEvent.click(open);
      await userEvent.click(await canvas.findByRole('button', { name: '閉じる' }));
      await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
      await expect(args.onClose).toHaveBeenCalledTimes(1);
      await waitFor(() => expect(open).toHaveFocus());
    });
  },
};

export const Match: Story = {
  name: '受け取りの試合',
  tags: ['visual', '[MATCH-02]'],
  args: { match: sampleMatch },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('11月28日（土）')).toBeVisible());
  },
};
