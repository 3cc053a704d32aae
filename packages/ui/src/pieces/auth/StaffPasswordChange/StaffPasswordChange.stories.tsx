import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { StaffPasswordChange } from './StaffPasswordChange';

const meta = {
  id: 'staff-password-change',
  title: '画面の部品/登録とログイン/StaffPasswordChange',
  component: StaffPasswordChange,
  tags: ['visual', '[STAFF-07]'],
  args: {
    kind: 'account',
    open: false,
    values: { current: '', next: '', confirm: '' },
    errors: {},
    status: 'idle',
    onChange: fn(),
    onSubmit: fn(),
    onOpen: fn(),
    onClose: fn(),
    onLeave: fn(),
  },
} satisfies Meta<typeof StaffPasswordChange>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Account: Story = {
  name: '自分の設定',
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText(/この端末はそのままです/)).toBeVisible();
    await expect(canvas.queryByRole('dialog')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'パスワードを変える' }));
    await expect(args.onOpen).toHaveBeenCalledTimes(1);
  },
};

export const FirstLogin: Story = {
  name: 'はじめてのログイン',
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '640px' } } },
  args: { kind: 'login' },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('パスワードを変える');
    await userEvent.type(canvas.getByLabelText('現在のパスワード', { selector: 'input' }), 'k');
    await expect(args.onChange).toHaveBeenCalledWith('current', 'k');
    await userEvent.click(canvas.getByRole('button', { name: '変えてはじめる' }));
    await expect(args.onSubmit).toHaveBeenCalledTimes(1);
    await userEvent.click(canvas.getByRole('button', { name: 'ログインに戻る' }));
    await expect(args.onLeave).toHaveBeenCalledTimes(1);
  },
};

export const Refused: Story = {
  name: 'はじめてのログインで、変えられない',
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '640px' } } },
  args: {
    kind: 'login',
    values: { current: 'kR7m-Tq4x', next: 'Hamano-2026', confirm: 'Hamano-2026' },
    errors: { current: '現在のパスワードが正しくありません' },
  },
};
