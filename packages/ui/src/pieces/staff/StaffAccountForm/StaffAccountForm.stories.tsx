import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { StaffAccountForm } from './StaffAccountForm';

const meta = {
  id: 'staff-account-form',
  title: '画面の部品/スタッフ/StaffAccountForm',
  component: StaffAccountForm,
  tags: ['visual', '[STAFF-01]'],
  args: { pending: false, error: null, loginIdError: null, onCreate: fn() },
} satisfies Meta<typeof StaffAccountForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  name: '入力の前',
  play: async ({ args, canvas, userEvent, step }) => {
    const submit = canvas.getByRole('button', { name: '追加してパスワードを表示する' });
    await step('足りない欄に、理由が出る', async () => {
      await userEvent.click(submit);
      await expect(args.onCreate).not.toHaveBeenCalled();
      await expect(canvas.getByText('名前を入力してください')).toBeVisible();
      await expect(canvas.getByText('役割を選んでください')).toBeVisible();
      await expect(canvas.getByLabelText('名前')).toHaveFocus();
    });
    await step('そろえば、一度だけ呼ぶ', async () => {
      await userEvent.type(canvas.getByLabelText('名前'), '佐野 みなみ');
      await userEvent.type(canvas.getByLabelText('ログインID'), 'ｓａｎｏ');
      await userEvent.click(canvas.getByRole('radio', { name: '責任者' }));
      await userEvent.click(submit);
      await expect(args.onCreate).toHaveBeenCalledWith({
        name: '佐野 みなみ',
        loginId: 'sano',
        role: 'manager',
      });
    });
  },
};

export const Pending: Story = { name: '追加している', args: { pending: true } };

export const Taken: Story = {
  name: 'ログインIDが使われている',
  args: { loginIdError: 'このログインIDは、すでに使われています。' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('ログインID'), 'sano');
    await expect(canvas.getByLabelText('ログインID')).toHaveAccessibleDescription(/使われています/);
  },
};

export const Failed: Story = {
  name: '追加できなかった',
  args: { error: 'サーバーに接続できません。通信を確認して、もう一度お試しください。' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/接続できません/)).toBeVisible();
  },
};
