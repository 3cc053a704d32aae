import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { sampleMatch } from '../../../testing';
import { CompletePanel, CompletePanelSkeleton } from './CompletePanel';

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

export const AtPickup: Story = {
  name: '会場払い',
  args: { atPickup: { until: '2026-12-21T09:30:00.000Z', goods: <p>フェイスタオル 2点</p> } },
  play: async ({ canvas, step }) => {
    await step('[CHK-13] 商品、持っていく金額、場所、期限がある', async () => {
      await expect(canvas.getByRole('heading', { name: 'ご注文を受け付けました' })).toBeVisible();
      await expect(canvas.getByText('会場でのお支払い').parentElement).toHaveTextContent('¥9,000');
      await expect(canvas.getByText('お受け取り期限').parentElement).toHaveTextContent('2026');
      await expect(canvas.getByText(/QRコードと引き換えに/)).toBeVisible();
      await expect(canvas.getByRole('region', { name: 'ご注文内容' })).toHaveTextContent(
        'フェイスタオル 2点',
      );
      await expect(canvas.queryByText('お支払い金額')).toBeNull();
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

export const Match: Story = {
  name: '受け取りの試合',
  tags: ['[MATCH-02]'],
  args: { match: sampleMatch },
  play: async ({ canvas }) => {
    const term = canvas.getByText('お受け取りの試合');
    await expect(term.nextElementSibling).toHaveTextContent('11月28日（土） 対 港南マリナーズ');
  },
};
