import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { PlaceOrderBar } from './PlaceOrderBar';

const meta = {
  id: 'place-order-bar',
  title: '画面の部品/購入手続き/PlaceOrderBar',
  component: PlaceOrderBar,
  tags: ['visual'],
  args: { total: 9000, status: 'idle', onPlace: fn() },
} satisfies Meta<typeof PlaceOrderBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Idle: Story = {
  name: '確定する前',
  play: async ({ args, canvas, userEvent, step }) => {
    await step('[CHK-05] 合計の隣に、何が起きるかを言うボタンがある', async () => {
      await expect(canvas.getByText('¥9,000')).toBeVisible();
      const place = canvas.getByRole('button', { name: '注文を確定する' });
      await userEvent.click(place);
      await expect(args.onPlace).toHaveBeenCalledOnce();
      place.blur();
    });
  },
};

export const Sending: Story = {
  name: '決済中',
  tags: ['[CHK-09]'],
  args: { status: 'sending' },
  play: async ({ args, canvas, userEvent, step }) => {
    await step('待つあいだは言葉で伝え、もう一度は押せない', async () => {
      const place = canvas.getByRole('button', { name: '注文を確定する' });
      await expect(place).toHaveAttribute('aria-busy', 'true');
      await userEvent.dblClick(place);
      await expect(args.onPlace).not.toHaveBeenCalled();
      await expect(canvas.getByRole('status')).toHaveTextContent('決済しています');
      place.blur();
    });
  },
};

export const Again: Story = {
  name: '返事がない',
  args: { status: 'again' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(
      '二重に請求されることはありません。',
    );
  },
};

export const AgainUncharged: Story = {
  name: '請求がないと分かり、続けている',
  tags: ['[ROB-04]'],
  args: {
    status: 'again',
    error:
      '決済サービスから応答がありませんでした。注文は確定しておらず、請求も発生していません。しばらくしてからお試しください。',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('請求も発生していません。');
    await expect(canvas.getByRole('status')).toHaveTextContent('同じ注文を続けています。');
  },
};

export const SendingAtPickup: Story = {
  name: '会場払いの注文を送っている',
  tags: ['!visual', '[CHK-13]'],
  args: { atPickup: true, status: 'sending' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('ご注文を送っています。');
  },
};

export const Other: Story = { name: 'ほかのタブ', args: { status: 'other' } };

export const Leaving: Story = { name: '本人認証へ', args: { status: 'leaving' } };

export const Failed: Story = {
  name: '決済できない',
  tags: ['[ERR-02]'],
  args: {
    total: 999_999_999,
    error: '決済に失敗しました。カードの残高または利用枠が不足しています。',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('決済に失敗しました。');
  },
};
