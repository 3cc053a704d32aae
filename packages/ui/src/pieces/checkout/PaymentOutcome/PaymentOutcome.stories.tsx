import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { PaymentOutcome } from './PaymentOutcome';

const meta = {
  id: 'payment-outcome',
  title: '画面の部品/購入手続き/PaymentOutcome',
  component: PaymentOutcome,
  tags: ['visual'],
  args: {
    status: 'waiting',
    againHref: '#again',
    cartHref: '#cart',
    ordersHref: '#orders',
    onCheck: fn(),
  },
} satisfies Meta<typeof PaymentOutcome>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Waiting: Story = {
  name: '結果を待っている',
  tags: ['[CHK-09]'],
  play: async ({ canvas }) => {
    const status = canvas.getByRole('status');
    await expect(status).toHaveTextContent('お支払いの結果を確認しています');
    await expect(status).toHaveTextContent('二重に請求されることはありません。');
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};

export const Slow: Story = {
  name: '長く待っている',
  args: { slow: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'もう一度支払う' })).toHaveAttribute(
      'href',
      '#again',
    );
  },
};

export const Failed: Story = {
  name: '決済できなかった',
  tags: ['[ERR-02]'],
  args: { status: 'failed' },
  play: async ({ canvas, step }) => {
    await step('請求がないこと、残っているもの、次にすることを伝える', async () => {
      const status = canvas.getByRole('status');
      await expect(status).toHaveTextContent('決済に失敗しました。');
      await expect(status).toHaveTextContent('請求は発生していません。');
      await expect(status).toHaveTextContent('別のカードをお試しください。');
      await expect(canvas.getByRole('link', { name: 'もう一度支払う' })).toBeVisible();
      await expect(canvas.getByRole('link', { name: 'カートへ戻る' })).toHaveAttribute(
        'href',
        '#cart',
      );
    });
  },
};

export const Canceled: Story = {
  name: '取りやめた',
  args: { status: 'canceled' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('お支払いを取りやめました');
    await expect(canvas.getByRole('link', { name: 'もう一度支払う' })).toBeVisible();
  },
};

export const RefundDue: Story = {
  name: '返金の手続き中',
  tags: ['[ROB-04]'],
  args: { status: 'refundDue' },
  play: async ({ canvas, step }) => {
    await step('支払い済みとは言わず、注文とお金がどうなったかを伝える', async () => {
      const status = canvas.getByRole('status');
      await expect(status).toHaveTextContent('返金の手続きをしています');
      await expect(status).toHaveTextContent('注文は取り消されました。');
      await expect(status).toHaveTextContent('全額返金します。');
      await expect(canvas.queryByRole('link', { name: 'もう一度支払う' })).toBeNull();
      await expect(canvas.getByRole('link', { name: '注文履歴を見る' })).toBeVisible();
    });
  },
};

export const Refunded: Story = {
  name: '返金した',
  tags: ['[ROB-04]'],
  args: { status: 'refunded' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('全額を返金しました');
  },
};

export const Unknown: Story = {
  name: '確かめられない',
  args: { status: 'unknown' },
  play: async ({ args, canvas, userEvent }) => {
    const check = canvas.getByRole('button', { name: '結果を確かめる' });
    await userEvent.click(check);
    await expect(args.onCheck).toHaveBeenCalledOnce();
    check.blur();
  },
};

export const UnknownAtPickup: Story = {
  name: '会場払いの注文を確かめられない',
  tags: ['!visual', '[CHK-13]'],
  args: { status: 'unknown', atPickup: true },
  play: async ({ canvas }) => {
    const status = canvas.getByRole('status');
    await expect(status).toHaveTextContent('ご注文の結果をまだ確認できません');
    await expect(status).toHaveTextContent('二重に注文されることはありません。');
    await expect(status).not.toHaveTextContent('支払');
  },
};

export const Checking: Story = {
  name: '確かめている',
  args: { status: 'unknown', pending: true },
};

export const Missing: Story = {
  name: '注文番号がない',
  tags: ['[CHK-08]'],
  args: { status: 'missing' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('注文番号を取得できませんでした。');
    await expect(canvas.getByRole('link', { name: '注文履歴を見る' })).toHaveAttribute(
      'href',
      '#orders',
    );
  },
};
