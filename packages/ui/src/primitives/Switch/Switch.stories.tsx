import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { Switch, type SwitchProps } from './Switch';

function Controlled(props: SwitchProps) {
  const [checked, setChecked] = useState(props.checked);
  return (
    <Switch
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
  id: 'switch',
  title: '部品/Switch',
  component: Switch,
  args: { label: '新着メッセージ', checked: false, onCheckedChange: fn() },
  render: (args) => <Controlled {...args} />,
} satisfies Meta<typeof Switch>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Off: Story = {
  name: 'オフ',
  tags: ['visual'],
  play: async ({ args, canvas, userEvent, step }) => {
    const control = canvas.getByRole('switch', { name: '新着メッセージ' });
    await step('行のどこを押しても切り替わる', async () => {
      const row = canvas.getByText('新着メッセージ').closest('label');
      await expect(row?.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
      await userEvent.click(row ?? control);
      await expect(control).toBeChecked();
    });
    await step('キーボード', async () => {
      await userEvent.keyboard(' ');
      await expect(control).not.toBeChecked();
      await expect(args.onCheckedChange).toHaveBeenLastCalledWith(false);
    });
    control.blur();
  },
};

export const On: Story = { name: 'オン', tags: ['visual'], args: { checked: true } };

export const WithDescription: Story = {
  name: '説明つき',
  tags: ['visual'],
  args: {
    checked: true,
    description: '選手やグループからメッセージが届いたときにお知らせします。',
  },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('switch', { name: '新着メッセージ' }),
    ).toHaveAccessibleDescription('選手やグループからメッセージが届いたときにお知らせします。');
  },
};

export const Pending: Story = {
  name: '保存中',
  tags: ['visual'],
  args: { checked: true, pending: true },
  play: async ({ args, canvas, userEvent }) => {
    const control = canvas.getByRole('switch');
    await expect(control).toHaveAttribute('aria-busy', 'true');
    await userEvent.click(control);
    await expect(control).toBeChecked();
    await expect(args.onCheckedChange).not.toHaveBeenCalled();
    control.blur();
  },
};

export const Disabled: Story = {
  name: '変更できない',
  tags: ['visual'],
  args: { disabled: true, description: 'ブラウザの設定で、通知が許可されていません。' },
  play: async ({ args, canvas, userEvent }) => {
    const control = canvas.getByRole('switch');
    await userEvent.tab();
    await expect(control).toHaveFocus();
    await userEvent.keyboard(' ');
    await userEvent.click(control);
    await expect(control).not.toBeChecked();
    await expect(args.onCheckedChange).not.toHaveBeenCalled();
    control.blur();
  },
};

export const DisabledOn: Story = {
  name: '変更できない（オン）',
  tags: ['visual'],
  args: { checked: true, disabled: true },
};
