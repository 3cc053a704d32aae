import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { StaffLoginForm } from './StaffLoginForm';

const meta = {
  id: 'staff-login-form',
  title: '画面の部品/登録とログイン/StaffLoginForm',
  component: StaffLoginForm,
  tags: ['visual'],
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '640px' } } },
  args: {
    loginId: '',
    password: '',
    errors: {},
    status: 'idle',
    onLoginIdChange: fn(),
    onPasswordChange: fn(),
    onSubmit: fn(),
  },
} satisfies Meta<typeof StaffLoginForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  name: '未入力',
  args: { club: { team: '鶴浜クレインズ', logoUrl: null } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('スタッフログイン');
    await expect(canvas.queryByRole('link')).toBeNull();
    await expect(canvas.getByText('鶴浜クレインズ')).toBeVisible();
    await expect(canvas.getByText(/オーナーに作り直して/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'ログイン' }));
    await expect(args.onSubmit).toHaveBeenCalledTimes(1);
  },
};

export const Refused: Story = {
  name: 'ログインできない',
  args: {
    loginId: 'miura',
    password: 'hamano',
    error: 'ログインIDまたはパスワードが正しくありません。',
  },
};

export const Unsent: Story = {
  name: '終わったレジに、送っていない記録がある',
  tags: ['[DESK-06]'],
  args: { unsent: { count: 2, ofDesk: true } },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText('まだ送っていない記録 2件。責任者のQRコードでもう一度つないでください'),
    ).toBeVisible();
  },
};

export const UnsentOfPerson: Story = {
  name: 'ログアウトした人の、送っていない記録がある',
  tags: ['!visual', '[DESK-06]'],
  args: { unsent: { count: 1, ofDesk: false } },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText('まだ送っていない記録 1件。もう一度ログインすると送ります'),
    ).toBeVisible();
  },
};

export const Fan: Story = {
  name: 'ファンが開いた',
  tags: ['[DESK-01]'],
  args: { fan: { href: '#order', staffHref: '#staff' } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('paragraph').at(-1)).toHaveTextContent('会場のスタッフ');
    await expect(canvas.queryByRole('textbox')).toBeNull();
    await expect(canvas.getByRole('link', { name: '自分の注文を見る' })).toHaveAttribute(
      'href',
      '#order',
    );
  },
};
