import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { CompletePanel, CompletePanelSkeleton } from '.';

const meta = {
  id: 'complete-panel',
  title: '画面の部品/購入手続き/CompletePanel',
  component: CompletePanel,
  tags: ['visual'],
  args: {
    orderId: '261121-7K3MPQ',
    deliveryMethod: 'venue',
    total: 9000,
    email: 'sakura@example.com',
    onShowCode: fn(),
    myPageHref: '#my-page',
  },
} satisfies Meta<typeof CompletePanel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Venue: Story = {
  name: '会場受け取り',
  play: async ({ args, canvas, userEvent, step }) => {
    await step('[CHK-10] 注文番号、会場の案内、QRコード、マイページへの道がある', async () => {
      await expect(
        canvas.getByRole('heading', { name: 'ご購入ありがとうございます' }),
      ).toBeVisible();
      await expect(canvas.getByText('261121-7K3MPQ')).toBeVisible();
      await expect(canvas.getByText('会場でQRコードをご提示ください。')).toBeVisible();
      const code = canvas.getByRole('button', { name: '受け取り用QRコード' });
      await userEvent.click(code);
      await expect(args.onShowCode).toHaveBeenCalledOnce();
      code.blur();
      await expect(canvas.getByRole('link', { name: 'マイページへ' })).toHaveAttribute(
        'href',
        '#my-page',
      );
    });
  },
};

export const Shipping: Story = {
  name: '配送',
  args: { deliveryMethod: 'shipping' },
  play: async ({ canvas, step }) => {
    await step('[CHK-10] 発送の案内があり、QRコードはない', async () => {
      await expect(canvas.getByText('カード承認後5営業日以内に発送します。')).toBeVisible();
      await expect(canvas.queryByRole('button')).toBeNull();
    });
  },
};

export const LongAddress: Story = {
  name: '長いメールアドレス',
  args: {
    total: 999_999_999,
    email: 'a-very-long-address-that-nobody-types-twice.and-goes-on-and-on@mail.example.co.jp',
  },
  play: async ({ canvasElement }) => {
    const { scrollWidth, clientWidth } = canvasElement.ownerDocument.documentElement;
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  },
};

export const Loading: Story = {
  name: '読み込み中',
  render: () => <CompletePanelSkeleton />,
};
