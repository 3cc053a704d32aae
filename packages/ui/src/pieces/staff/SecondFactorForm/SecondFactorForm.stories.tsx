import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { SecondFactorForm } from './SecondFactorForm';

const meta = {
  id: 'second-factor-form',
  title: '画面の部品/スタッフ/SecondFactorForm',
  component: SecondFactorForm,
  tags: ['visual', '[STAFF-01]'],
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '640px' } } },
  args: {
    methods: ['passkey', 'code'],
    kind: 'code',
    code: '',
    pending: null,
    error: null,
    onCodeChange: fn(),
    onKindChange: fn(),
    onPasskey: fn(),
    onSubmit: fn(),
    onBack: fn(),
  },
} satisfies Meta<typeof SecondFactorForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Both: Story = {
  name: 'パスキーとコード',
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'パスキーで確認する' }));
    await expect(args.onPasskey).toHaveBeenCalledTimes(1);
    const code = canvas.getByRole('textbox', { name: 'ワンタイムコード' });
    await expect(code).toHaveAttribute('autocomplete', 'one-time-code');
    await userEvent.type(code, '2{Enter}');
    await expect(args.onCodeChange).toHaveBeenCalledWith('2');
    await expect(args.onSubmit).toHaveBeenCalledTimes(1);
    await userEvent.click(canvas.getByRole('button', { name: 'リカバリーコードを使う' }));
    await expect(args.onKindChange).toHaveBeenCalledWith('recovery');
    await userEvent.click(canvas.getByRole('button', { name: 'ログインに戻る' }));
    await expect(args.onBack).toHaveBeenCalledTimes(1);
  },
};

export const Passkey: Story = { name: 'パスキーだけ', args: { methods: ['passkey'] } };

export const Code: Story = { name: 'コードだけ', args: { methods: ['code'], code: '287082' } };

export const Recovery: Story = {
  name: 'リカバリーコード',
  args: { kind: 'recovery', code: 'kr7m-tq4x-zw9p-ab3c' },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('textbox', { name: 'リカバリーコード' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'パスキーで確認する' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'ほかの方法で確認する' }));
    await expect(args.onKindChange).toHaveBeenCalledWith('code');
  },
};

export const Refused: Story = {
  name: '確かめられない',
  args: { error: 'コードが正しくありません。アプリに出ている新しいコードを入力してください。' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('正しくありません');
  },
};

export const Pending: Story = { name: '確かめている', args: { pending: 'passkey' } };
