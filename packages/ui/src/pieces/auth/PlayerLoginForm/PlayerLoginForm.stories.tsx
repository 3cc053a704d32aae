import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { PlayerLoginForm } from './PlayerLoginForm';
import { usePlayerLoginForm } from './usePlayerLoginForm';

const meta = {
  id: 'player-login-form',
  title: '画面の部品/登録とログイン/PlayerLoginForm',
  component: PlayerLoginForm,
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
    backHref: '#login',
  },
} satisfies Meta<typeof PlayerLoginForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  name: '未入力',
  play: async ({ canvas, step }) => {
    await step('[AUTH-05] ID、パスワード、ファンのログインへ戻る道がある', async () => {
      const id = canvas.getByLabelText('ログインID');
      await expect(id).toHaveProperty('autocomplete', 'username');
      const password = canvas.getByLabelText('パスワード', { selector: 'input' });
      await expect(password).toHaveProperty('autocomplete', 'current-password');
      for (const field of [id, password]) {
        const size = Number.parseFloat(getComputedStyle(field).fontSize);
        await expect(size).toBeGreaterThanOrEqual(16);
      }
      await expect(canvas.getByRole('button', { name: 'パスワードを表示' })).toBeVisible();
      await expect(canvas.getByRole('link', { name: 'ファンの方はこちら' })).toHaveAttribute(
        'href',
        '#login',
      );
    });
  },
};

export const Filled: Story = {
  name: '入力済み',
  args: { loginId: 'kuroda01', password: 'Hamano-2026' },
};

export const Invalid: Story = {
  name: '未入力のまま送信',
  args: {
    errors: {
      loginId: 'ログインIDを入力してください',
      password: 'パスワードを入力してください',
    },
  },
};

export const Refused: Story = {
  name: 'ログインできない',
  args: {
    loginId: 'kuroda01',
    password: 'Hamano-2026',
    error: 'ログインIDまたはパスワードが正しくありません。',
  },
};

export const Sending: Story = {
  name: '送信中',
  args: { loginId: 'kuroda01', password: 'Hamano-2026', status: 'sending' },
};

const signIn = fn(async (_values: { loginId: string; password: string }) => {});

export const Live: Story = {
  name: '動かす',
  tags: ['!visual'],
  render: function Live({ backHref }) {
    const form = usePlayerLoginForm({
      onSubmit: signIn,
      errorOf: (error) => (error instanceof Error ? error.message : ''),
    });
    return <PlayerLoginForm {...form} backHref={backHref} />;
  },
  play: async ({ canvas, userEvent, step }) => {
    signIn.mockReset();
    const id = canvas.getByLabelText('ログインID');
    const password = canvas.getByLabelText('パスワード', { selector: 'input' });
    const submit = canvas.getByRole('button', { name: 'ログイン' });

    await step('[AUTH-06] 空白だけでは送れず、最初の欄に戻る', async () => {
      await userEvent.type(id, '　 ');
      await userEvent.click(submit);
      await expect(canvas.getByText('ログインIDを入力してください')).toBeVisible();
      await expect(canvas.getByText('パスワードを入力してください')).toBeVisible();
      await expect(id).toHaveFocus();
      await expect(signIn).not.toHaveBeenCalled();
    });
    await step('直すと、その欄の知らせが消える', async () => {
      await userEvent.clear(id);
      await userEvent.type(id, ' kuroda01 ');
      await expect(canvas.queryByText('ログインIDを入力してください')).toBeNull();
      await userEvent.click(submit);
      await expect(password).toHaveFocus();
    });
    await step('断られたら、その場で伝え、入力は残る', async () => {
      signIn.mockRejectedValueOnce(new Error('ログインIDまたはパスワードが正しくありません。'));
      await userEvent.type(password, ' Hamano-2026 {Enter}');
      await waitFor(() =>
        expect(canvas.getByRole('alert')).toHaveTextContent(
          'ログインIDまたはパスワードが正しくありません。',
        ),
      );
      await expect(signIn).toHaveBeenLastCalledWith({
        loginId: 'kuroda01',
        password: 'Hamano-2026',
      });
      await expect(password).toHaveValue(' Hamano-2026 ');
    });
    await step('[AUTH-07] ログインできたら、二度は送らない', async () => {
      await userEvent.dblClick(submit);
      await expect(signIn).toHaveBeenCalledTimes(2);
      await expect(canvas.getByRole('alert')).toHaveTextContent(/^$/);
      await waitFor(() => expect(submit).toHaveAttribute('aria-busy', 'true'));
    });
  },
};
