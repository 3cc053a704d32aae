import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { SecondFactorSetup } from './SecondFactorSetup';

const app = {
  address: 'otpauth://totp/Hamano:miura?secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ&issuer=Hamano',
  secret: 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ',
  code: '',
  onCodeChange: fn(),
  onConfirm: fn(),
  onBack: fn(),
};

const meta = {
  id: 'second-factor-setup',
  title: '画面の部品/スタッフ/SecondFactorSetup',
  component: SecondFactorSetup,
  tags: ['visual', '[STAFF-01]'],
  args: {
    canCreatePasskey: true,
    canAddCode: true,
    app: null,
    recoveryCodes: null,
    pending: null,
    error: null,
    onPasskey: fn(),
    onCode: fn(),
    onDone: fn(),
  },
} satisfies Meta<typeof SecondFactorSetup>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Choice: Story = {
  name: '方法を選ぶ',
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'パスキーを登録する' }));
    await expect(args.onPasskey).toHaveBeenCalledTimes(1);
    await userEvent.click(canvas.getByRole('button', { name: 'ワンタイムコードを登録する' }));
    await expect(args.onCode).toHaveBeenCalledTimes(1);
  },
};

export const NoPasskeys: Story = {
  name: 'パスキーを使えない',
  args: { canCreatePasskey: false },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'パスキーを登録する' }));
    await expect(args.onPasskey).not.toHaveBeenCalled();
  },
};

export const App: Story = {
  name: '認証アプリ',
  args: { app },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('img', { name: '認証アプリに登録するQRコード' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'この端末の認証アプリで開く' })).toHaveAttribute(
      'href',
      app.address,
    );
    await userEvent.type(
      canvas.getByRole('textbox', { name: 'アプリに出た6桁の数字' }),
      '2{Enter}',
    );
    await expect(app.onCodeChange).toHaveBeenCalledWith('2');
    await expect(app.onConfirm).toHaveBeenCalledTimes(1);
    await userEvent.click(canvas.getByRole('button', { name: '方法を選び直す' }));
    await expect(app.onBack).toHaveBeenCalledTimes(1);
  },
};

export const Refused: Story = {
  name: 'コードが違う',
  args: {
    app: { ...app, code: '287082' },
    error: 'コードが正しくありません。アプリに出ている新しいコードを入力してください。',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('正しくありません');
  },
};

export const Recovery: Story = {
  name: 'リカバリーコード',
  args: { recoveryCodes: ['kr7m-tq4x-zw9p-ab3c', 'h2nd-8vfe-mm5q-rt6y'] },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '保管しました' }));
    await expect(args.onDone).toHaveBeenCalledTimes(1);
  },
};

export const FirstLogin: Story = {
  name: 'はじめてのログイン',
  parameters: { layout: 'fullscreen' },
  args: { kind: 'login', onLeave: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('本人の確認の登録');
    await userEvent.click(canvas.getByRole('button', { name: 'ログインに戻る' }));
    await expect(args.onLeave).toHaveBeenCalledTimes(1);
  },
};
