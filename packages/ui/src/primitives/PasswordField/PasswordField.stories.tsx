import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { PasswordField, type PasswordFieldProps } from './PasswordField';

function Controlled(props: PasswordFieldProps) {
  const [value, setValue] = useState(props.value);
  return (
    <PasswordField
      {...props}
      value={value}
      onValueChange={(next) => {
        setValue(next);
        props.onValueChange(next);
      }}
    />
  );
}

const meta = {
  id: 'password-field',
  title: '部品/PasswordField',
  component: PasswordField,
  args: { label: 'パスワード', value: '', onValueChange: fn(), onBlur: fn() },
  render: (args) => <Controlled {...args} />,
} satisfies Meta<typeof PasswordField>;

export default meta;
type Story = StoryObj<typeof meta>;

const named = { selector: 'input' };

export const Playground: Story = {
  name: '操作',
  play: async ({ args, canvas, userEvent, step }) => {
    const input: HTMLInputElement = canvas.getByLabelText('パスワード', named);
    await step('かくしたまま入力し、貼り付ける', async () => {
      await expect(input).toHaveProperty('type', 'password');
      await expect(input).toHaveProperty('autocomplete', 'current-password');
      await expect(input).toHaveAttribute('autocapitalize', 'none');
      await expect(input).toHaveAttribute('spellcheck', 'false');
      await userEvent.click(input);
      await userEvent.paste('Hamano-2026');
      await expect(args.onValueChange).toHaveBeenLastCalledWith('Hamano-2026');
    });
    await step('表示しても、カーソルとフォーカスは動かない', async () => {
      input.setSelectionRange(3, 6);
      await userEvent.click(canvas.getByRole('button', { name: 'パスワードを表示' }));
      await expect(input).toHaveProperty('type', 'text');
      await expect(input).toHaveFocus();
      await expect([input.selectionStart, input.selectionEnd]).toEqual([3, 6]);
      await expect(canvas.getByRole('status')).toHaveTextContent('パスワードを表示しています');
      await userEvent.keyboard('X');
      await expect(input).toHaveValue('HamX-2026');
    });
    await step('キーボードでかくす', async () => {
      await userEvent.tab();
      const button = canvas.getByRole('button', { name: 'パスワードを隠す' });
      await expect(button).toHaveFocus();
      await userEvent.keyboard('{Enter}');
      await expect(button).toHaveFocus();
      await expect(button).toHaveAccessibleName('パスワードを表示');
      await expect(input).toHaveProperty('type', 'password');
      await expect(canvas.getByRole('status')).toHaveTextContent('パスワードを隠しました');
    });
    await step('大きさ', async () => {
      await expect(Number.parseFloat(getComputedStyle(input).fontSize)).toBeGreaterThanOrEqual(16);
      const { width, height } = canvas.getByRole('button').getBoundingClientRect();
      await expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    });
  },
};

export const Filled: Story = {
  name: '入力済み',
  tags: ['visual'],
  args: { value: 'Hamano-2026', necessity: 'required' },
};

export const Visible: Story = {
  name: '表示中',
  tags: ['visual'],
  args: { value: 'Hamano-2026-とても長いパスワードでもボタンに重ならない' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'パスワードを表示' }));
    await expect(canvas.getByRole('textbox', { name: 'パスワード' })).toBeVisible();
  },
};

export const NewPassword: Story = {
  name: '新しいパスワード',
  tags: ['visual'],
  args: {
    label: '新しいパスワード',
    purpose: 'new',
    necessity: 'required',
    hint: '8文字以上。英大文字・英小文字・数字・記号のうち3種類以上をお使いください。',
    value: 'hamano',
    error: '8文字以上で入力してください',
  },
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText('新しいパスワード', named);
    await expect(input).toHaveProperty('autocomplete', 'new-password');
    await expect(input).toBeInvalid();
  },
};

export const HiddenOnSubmit: Story = {
  name: '送信するとかくれる',
  render: (args) => (
    <form aria-label="ログイン" onSubmit={(event) => event.preventDefault()}>
      <Controlled {...args} />
    </form>
  ),
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByLabelText('パスワード', named);
    await userEvent.click(canvas.getByRole('button', { name: 'パスワードを表示' }));
    await userEvent.type(input, 'Hamano-2026{Enter}');
    await expect(input).toHaveProperty('type', 'password');
    await expect(input).toHaveValue('Hamano-2026');
  },
};
