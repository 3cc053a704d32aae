import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { PushOffer } from './PushOffer';

const meta = {
  id: 'push-offer',
  title: '画面の部品/共通/PushOffer',
  component: PushOffer,
  tags: ['visual'],
  parameters: { layout: 'fullscreen' },
  args: { open: true, moment: 'message', onAccept: fn(), onDecline: fn() },
} satisfies Meta<typeof PushOffer>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Message: Story = {
  name: 'メッセージを送ったあと',
  play: async ({ args, canvas, userEvent, step }) => {
    await step('読み上げられ、押すまでブラウザには何も求めない', async () => {
      await expect(canvas.getByRole('status')).toHaveTextContent('新しいメッセージが届いたら');
      await expect(args.onAccept).not.toHaveBeenCalled();
    });
    await step('受け取ることも、断ることもできる', async () => {
      await userEvent.click(canvas.getByRole('button', { name: '通知を受け取る' }));
      await expect(args.onAccept).toHaveBeenCalledOnce();
      await expect(args.onDecline).not.toHaveBeenCalled();
      const decline = canvas.getByRole('button', { name: '今はしない' });
      await userEvent.click(decline);
      await expect(args.onDecline).toHaveBeenCalledOnce();
      decline.blur();
    });
  },
};

export const Order: Story = { name: '注文したあと', args: { moment: 'order' } };

export const Pending: Story = {
  name: '許可を待っているとき',
  args: { pending: true },
  play: async ({ args, canvas, userEvent }) => {
    const accept = canvas.getByRole('button', { name: '通知を受け取る' });
    await userEvent.click(accept);
    await expect(args.onAccept).not.toHaveBeenCalled();
    accept.blur();
  },
};

export const Failed: Story = {
  name: '登録できなかったとき',
  args: { error: 'サーバーに接続できません。通信を確認して、もう一度お試しください。' },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('もう一度お試しください');
    const again = canvas.getByRole('button', { name: '通知を受け取る' });
    await userEvent.click(again);
    await expect(args.onAccept).toHaveBeenCalledOnce();
    again.blur();
  },
};

export const Closed: Story = {
  name: 'ないとき',
  tags: ['!visual'],
  args: { open: false },
  play: async ({ canvas }) => {
    const status = canvas.getByRole('status');
    await expect(status).toBeEmptyDOMElement();
    await expect(status.getBoundingClientRect().height).toBe(0);
  },
};
