import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { LogoutButton } from './LogoutButton';

const meta = {
  id: 'logout-button',
  title: '画面の部品/登録とログイン/LogoutButton',
  component: LogoutButton,
  tags: ['visual'],
  args: { onLogout: fn() },
} satisfies Meta<typeof LogoutButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  name: '基本',
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'ログアウト' }));
    await expect(args.onLogout).toHaveBeenCalledOnce();
  },
};
