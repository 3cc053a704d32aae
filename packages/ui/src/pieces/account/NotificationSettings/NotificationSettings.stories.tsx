import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { NotificationSettings, type NotificationSettingsProps } from './NotificationSettings';

function Choosing({ chosen: start, onChange, ...rest }: NotificationSettingsProps) {
  const [chosen, setChosen] = useState(start);
  return (
    <NotificationSettings
      {...rest}
      chosen={chosen}
      onChange={(next) => {
        onChange(next);
        setChosen(next);
      }}
    />
  );
}

const meta = {
  id: 'notification-settings',
  title: '画面の部品/マイページ/NotificationSettings',
  component: NotificationSettings,
  tags: ['visual'],
  args: {
    status: 'on',
    chosen: { messages: true, orders: true, heroes: true },
    onEnable: fn(),
    onChange: fn(),
  },
  render: (args) => <Choosing {...args} />,
} satisfies Meta<typeof NotificationSettings>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Off: Story = {
  name: 'オフ（頼まれるまで何もしない）',
  args: { status: 'off' },
  play: async ({ args, canvas, userEvent, step }) => {
    await step('押すまでブラウザに許可を求めない', async () => {
      await expect(canvas.queryByRole('switch')).toBeNull();
      await expect(args.onEnable).not.toHaveBeenCalled();
      const button = canvas.getByRole('button', { name: '通知を受け取る' });
      await userEvent.click(button);
      await expect(args.onEnable).toHaveBeenCalledOnce();
      button.blur();
    });
  },
};

export const On: Story = {
  name: 'オン',
  tags: ['[MATCH-08]'],
  args: { chosen: { messages: true, orders: false, heroes: true } },
  play: async ({ args, canvas, userEvent, step }) => {
    const newMessages = canvas.getByRole('switch', { name: '新着メッセージ' });
    const orders = canvas.getByRole('switch', { name: '注文状況' });
    await expect(newMessages).toBeChecked();
    await expect(orders).not.toBeChecked();
    await step('一つずつ選べる', async () => {
      await userEvent.click(orders);
      await expect(args.onChange).toHaveBeenLastCalledWith({
        ...{ messages: true, orders: true, heroes: true },
      });
      await userEvent.click(newMessages);
      await expect(args.onChange).toHaveBeenLastCalledWith({
        ...{ messages: false, orders: true, heroes: true },
      });
      await userEvent.click(canvas.getByRole('switch', { name: '推し選手の活躍' }));
      await expect(args.onChange).toHaveBeenLastCalledWith({
        ...{ messages: false, orders: true, heroes: false },
      });
    });
    await userEvent.click(newMessages);
    await userEvent.click(orders);
    await userEvent.click(canvas.getByRole('switch', { name: '推し選手の活躍' }));
    orders.focus();
    orders.blur();
  },
};

export const Enabling: Story = {
  name: 'オンにしている途中',
  args: { status: 'off', pending: true },
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: '通知を受け取る' });
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await userEvent.click(button);
    await expect(args.onEnable).not.toHaveBeenCalled();
    button.blur();
  },
};

export const Saving: Story = {
  name: '保存中',
  args: { pending: true },
  play: async ({ args, canvas, userEvent }) => {
    const newMessages = canvas.getByRole('switch', { name: '新着メッセージ' });
    await userEvent.click(newMessages);
    await expect(newMessages).toBeChecked();
    await expect(args.onChange).not.toHaveBeenCalled();
    newMessages.blur();
  },
};

export const Failed: Story = {
  name: '保存できなかった',
  args: { error: 'サーバーに接続できません。通信を確認して、もう一度お試しください。' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('もう一度お試しください');
  },
};

export const Blocked: Story = {
  name: 'ブラウザで拒否されている',
  args: { status: 'blocked' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('通知がブロックされています')).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const NotInstalled: Story = {
  name: 'iPhoneでホーム画面にない',
  args: { status: 'notInstalled' },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
  },
};

export const Unsupported: Story = {
  name: '対応していないブラウザ',
  args: { status: 'unsupported' },
};

export const Checking: Story = {
  name: '確認中',
  args: { status: 'checking' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('読み込み中');
  },
};
