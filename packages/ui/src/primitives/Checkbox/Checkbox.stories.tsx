import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { TextLink } from '../TextLink/TextLink';
import { Checkbox, type CheckboxProps } from './Checkbox';

function Controlled(props: CheckboxProps) {
  const [checked, setChecked] = useState(props.checked);
  return (
    <Checkbox
      {...props}
      checked={checked}
      onCheckedChange={(next) => {
        setChecked(next);
        props.onCheckedChange(next);
      }}
    />
  );
}

const meta = {
  id: 'checkbox',
  title: '部品/Checkbox',
  component: Checkbox,
  args: { label: 'お届け先を登録する', checked: false, onCheckedChange: fn() },
  render: (args) => <Controlled {...args} />,
} satisfies Meta<typeof Checkbox>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Unchecked: Story = {
  name: 'オフ',
  tags: ['visual'],
  play: async ({ args, canvas, userEvent, step }) => {
    const box = canvas.getByRole('checkbox', { name: 'お届け先を登録する' });
    await step('行のどこを押しても切り替わる', async () => {
      const row = canvas.getByText('お届け先を登録する').closest('label');
      await expect(row?.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
      await userEvent.click(row ?? box);
      await expect(box).toBeChecked();
    });
    await step('キーボード', async () => {
      await userEvent.keyboard(' ');
      await expect(box).not.toBeChecked();
      await expect(args.onCheckedChange).toHaveBeenLastCalledWith(false);
    });
    box.blur();
  },
};

export const Checked: Story = { name: 'オン', tags: ['visual'], args: { checked: true } };

export const WithDescription: Story = {
  name: '説明つき',
  tags: ['visual'],
  args: {
    checked: true,
    description:
      '次のご注文から、お名前とご住所の入力を省けます。登録した内容は、マイページでいつでも変更できます。',
  },
  play: async ({ canvas }) => {
    const box = canvas.getByRole('checkbox', { name: 'お届け先を登録する' });
    await expect(box).toHaveAccessibleDescription(/^次のご注文から/);
  },
};

export const WithError: Story = {
  name: 'エラー',
  tags: ['visual'],
  args: {
    label: (
      <>
        <TextLink href="#terms">ご利用規約</TextLink>に同意する
      </>
    ),
    necessity: 'required',
    error: 'ご注文には、ご利用規約への同意が必要です',
  },
  play: async ({ canvas }) => {
    const box = canvas.getByRole('checkbox', { name: 'ご利用規約に同意する' });
    await expect(box).toBeInvalid();
    await expect(box).toHaveAccessibleDescription('ご注文には、ご利用規約への同意が必要です');
    await expect(box).toHaveAttribute('aria-required', 'true');
  },
};

export const Disabled: Story = {
  name: '変更できない',
  tags: ['visual'],
  args: { checked: true, disabled: true, description: '会員の方はすべてお受け取りになります。' },
  play: async ({ args, canvas, userEvent }) => {
    const box = canvas.getByRole('checkbox');
    await userEvent.tab();
    await expect(box).toHaveFocus();
    await userEvent.keyboard(' ');
    await userEvent.click(box);
    await expect(box).toBeChecked();
    await expect(args.onCheckedChange).not.toHaveBeenCalled();
    box.blur();
  },
};
