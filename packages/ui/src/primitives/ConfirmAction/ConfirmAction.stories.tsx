import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useEffect, useRef } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import { ConfirmAction } from './ConfirmAction';

const meta = {
  id: 'confirm-action',
  title: '部品/ConfirmAction',
  component: ConfirmAction,
  args: {
    button: { children: '削除する', emphasis: 'quiet', tone: 'danger' },
    title: '「レジ1」を削除しますか？',
    confirmLabel: '削除する',
    tone: 'danger',
    onConfirm: fn(async () => {}),
    children: 'この端末では、もう一度登録するまで受け渡しができなくなります。',
  },
} satisfies Meta<typeof ConfirmAction>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Opens by a tap of its own: at the head of the page no play runs. */
function Tapped(props: ComponentProps<typeof ConfirmAction>) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.querySelector('button')?.click(), []);
  return (
    <div ref={box}>
      <ConfirmAction {...props} />
    </div>
  );
}

export const AtFirst: Story = {
  name: 'たずねている見本',
  tags: ['visual', 'first'],
  render: (args) => <Tapped {...args} />,
};

export const AllVariants: Story = { name: 'ボタン', tags: ['visual'] };

export const Asked: Story = {
  name: 'たずねている',
  tags: ['visual'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '削除する' }));
    const dialog = within(canvas.getByRole('alertdialog', { name: '「レジ1」を削除しますか？' }));
    await expect(dialog.getByRole('button', { name: 'キャンセル' })).toHaveFocus();
    await expect(args.onConfirm).not.toHaveBeenCalled();
  },
};

export const Confirmed: Story = {
  name: '行う',
  play: async ({ args, canvas, userEvent, step }) => {
    const button = canvas.getByRole('button', { name: '削除する' });
    await step('Cancel does nothing, and the focus returns', async () => {
      await userEvent.click(button);
      await userEvent.click(canvas.getByRole('button', { name: 'キャンセル' }));
      await waitFor(() => expect(canvas.queryByRole('alertdialog')).toBeNull());
      await expect(args.onConfirm).not.toHaveBeenCalled();
      await expect(button).toHaveFocus();
    });
    await step('The other answer acts once, and the dialog closes', async () => {
      await userEvent.click(button);
      const dialog = within(canvas.getByRole('alertdialog'));
      await userEvent.click(dialog.getByRole('button', { name: '削除する' }));
      await expect(args.onConfirm).toHaveBeenCalledOnce();
      await waitFor(() => expect(canvas.queryByRole('alertdialog')).toBeNull());
    });
  },
};

const never = new Promise<void>(() => {});

export const Pending: Story = {
  name: '終わるまで閉じない',
  args: { onConfirm: fn(() => never) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '削除する' }));
    const dialog = within(canvas.getByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('button', { name: '削除する' }));
    await userEvent.keyboard('{Escape}');
    await expect(canvas.getByRole('alertdialog')).toBeVisible();
  },
};

export const Failed: Story = {
  name: '失敗しても閉じる',
  args: { onConfirm: fn(() => Promise.reject(new Error('offline'))) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '削除する' }));
    const dialog = within(canvas.getByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('button', { name: '削除する' }));
    await waitFor(() => expect(canvas.queryByRole('alertdialog')).toBeNull());
  },
};
