import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { Select, type SelectProps } from './Select';

function Controlled(props: SelectProps) {
  const [value, setValue] = useState(props.value);
  return (
    <Select
      {...props}
      value={value}
      onValueChange={(next) => {
        setValue(next);
        props.onValueChange(next);
      }}
    />
  );
}

const prefectures = ['北海道', '宮城県', '東京都', '神奈川県', '大阪府', '福岡県', '沖縄県'].map(
  (name) => ({ value: name, label: name }),
);

const meta = {
  id: 'select',
  title: '部品/Select',
  component: Select,
  args: {
    label: '都道府県',
    autoComplete: 'address-level1',
    items: prefectures,
    value: '',
    onValueChange: fn(),
  },
  render: (args) => <Controlled {...args} />,
} satisfies Meta<SelectProps>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  name: '未選択',
  tags: ['visual'],
  args: { necessity: 'required' },
  play: async ({ args, canvas, userEvent }) => {
    const select = canvas.getByRole('combobox', { name: '都道府県' });
    await expect(select).toHaveDisplayValue('選択してください');
    await expect(select).toBeRequired();
    await expect(Number.parseFloat(getComputedStyle(select).fontSize)).toBeGreaterThanOrEqual(16);
    await expect(select.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    await userEvent.tab();
    await expect(select).toHaveFocus();
    await userEvent.selectOptions(select, '神奈川県');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('神奈川県');
    await expect(select).toHaveDisplayValue('神奈川県');
    await expect(canvas.getByRole('option', { name: '選択してください' })).toBeDisabled();
  },
};

export const Chosen: Story = { name: '選択済み', tags: ['visual'], args: { value: '神奈川県' } };

export const Clearable: Story = {
  name: '任意は選び直せる',
  args: { necessity: 'optional', value: '東京都', placeholder: '指定しない' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox'), '指定しない');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('');
  },
};

export const UnknownValue: Story = {
  name: '一覧にない値',
  args: { value: 'かながわ' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox')).toHaveDisplayValue('選択してください');
  },
};

export const WithError: Story = {
  name: 'エラー',
  tags: ['visual'],
  args: { necessity: 'required', error: '必須項目です' },
  play: async ({ canvas }) => {
    const select = canvas.getByRole('combobox', { name: '都道府県' });
    await expect(select).toBeInvalid();
    await expect(select).toHaveAccessibleDescription('必須項目です');
  },
};

export const Disabled: Story = {
  name: '変更できない',
  tags: ['visual'],
  args: { value: '神奈川県', disabled: true, hint: '発送の準備に入ったため、変更できません' },
  play: async ({ args, canvas, userEvent }) => {
    const select = canvas.getByRole('combobox');
    await userEvent.tab();
    await expect(select).toHaveFocus();
    await userEvent.selectOptions(select, '沖縄県');
    await expect(select).toHaveDisplayValue('神奈川県');
    await expect(args.onValueChange).not.toHaveBeenCalled();
  },
};

export const Long: Story = {
  name: '長い選択肢',
  tags: ['visual'],
  args: {
    label: '受け取り会場',
    value: 'long',
    items: [
      {
        value: 'long',
        label: '浜野スタジアム ライト側スタンド外周 グッズ受け取りカウンター（7番ゲート横）',
      },
    ],
  },
};

export const Autofilled: Story = {
  name: '自動入力',
  play: async ({ args, canvas }) => {
    const select: HTMLSelectElement = canvas.getByRole('combobox');
    select.value = '東京都';
    select.dispatchEvent(new Event('change', { bubbles: true }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith('東京都');
    await expect(select).not.toHaveFocus();
  },
};
