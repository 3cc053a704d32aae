import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { ClubWelcome } from './ClubWelcome';

const meta = {
  id: 'club-welcome',
  title: '画面の部品/共通/ClubWelcome',
  component: ClubWelcome,
  tags: ['visual'],
  parameters: { layout: 'fullscreen' },
  args: { status: 'checking', onRetry: fn() },
} satisfies Meta<typeof ClubWelcome>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Checking: Story = { name: '確認中' };

export const Missing: Story = {
  name: 'サーバーがない',
  args: { status: 'missing' },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('サーバーに接続できません');
    await userEvent.click(canvas.getByRole('button', { name: 'もう一度試す' }));
    await expect(args.onRetry).toHaveBeenCalledTimes(1);
  },
};

export const Retrying: Story = {
  name: '再確認中',
  args: { status: 'missing', retrying: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'もう一度試す' }));
    await expect(args.onRetry).not.toHaveBeenCalled();
  },
};

export const Ready: Story = { name: 'つながった', args: { status: 'ready' } };
