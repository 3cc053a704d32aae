import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { Button, type LinkProps, UiProvider } from '../../../primitives';
import { SentDialog } from './SentDialog';

/** Prevents navigation, so that the story stays open. */
function StillLink({ href, onClick, ...rest }: LinkProps) {
  return (
    <a
      {...rest}
      href={href}
      onClick={(event) => {
        event.preventDefault();
        onClick?.(event);
      }}
    />
  );
}

const meta = {
  id: 'sent-dialog',
  title: '画面の部品/トップ/SentDialog',
  component: SentDialog,
  parameters: { layout: 'fullscreen' },
  args: { open: true, href: '/u/message/t1', onClose: fn() },
} satisfies Meta<typeof SentDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  name: '送信完了',
  tags: ['visual'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('dialog', { name: '送信が完了しました' })).toBeVisible();
  },
};

export const Live: Story = {
  name: '動かす',
  args: { open: false },
  render: function Live({ onClose, ...rest }) {
    const [open, setOpen] = useState(false);
    return (
      <UiProvider linkComponent={StillLink}>
        <Button onClick={() => setOpen(true)}>送信</Button>
        <SentDialog
          {...rest}
          open={open}
          onClose={() => {
            onClose();
            setOpen(false);
          }}
        />
      </UiProvider>
    );
  },
  play: async ({ args, canvas, userEvent, step }) => {
    const send = canvas.getByRole('button', { name: '送信' });
    const gone = () => waitFor(() => expect(canvas.queryByText('送信が完了しました')).toBeNull());

    await step('[TOP-09] 閉じると消え、元の場所に戻る', async () => {
      await userEvent.click(send);
      await userEvent.click(await canvas.findByRole('button', { name: '閉じる' }));
      await gone();
      await expect(args.onClose).toHaveBeenCalledTimes(1);
      await waitFor(() => expect(send).toHaveFocus());
    });

    await step('[TOP-09] トークへのリンクでも消える', async () => {
      await userEvent.click(send);
      const link = await canvas.findByRole('link', { name: 'トークを見る' });
      await expect(link).toHaveAttribute('href', '/u/message/t1');
      await userEvent.click(link);
      await gone();
      await expect(args.onClose).toHaveBeenCalledTimes(2);
    });
  },
};
