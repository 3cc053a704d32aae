import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { Button, Picture } from '../../../primitives';
import { scenery } from '../../../testing';
import { MediaBackdrop, type MediaBackdropProps } from './MediaBackdrop';

const meta = {
  id: 'media-backdrop',
  title: '共用の部品/MediaBackdrop',
  component: MediaBackdrop,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '480px' } } },
  args: {
    open: true,
    title: '球場の写真',
    children: <Picture src={scenery('stadium')} alt="夜の球場" width={320} height={180} />,
    onClose: fn(),
  },
} satisfies Meta<typeof MediaBackdrop>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  name: '開いたところ',
  tags: ['visual'],
  play: async ({ args, userEvent, step }) => {
    await step('画面いっぱいで、閉じるボタンから始まる', async () => {
      const stage = screen.getByRole('dialog', { name: '球場の写真' });
      await expect(stage.getBoundingClientRect().width).toBe(window.innerWidth);
      await expect(stage.getBoundingClientRect().height).toBe(window.innerHeight);
      await expect(screen.getByRole('button', { name: '閉じる' })).toHaveFocus();
    });
    await step('閉じるのは持ち主', async () => {
      await userEvent.click(screen.getByRole('button', { name: '閉じる' }));
      await expect(args.onClose).toHaveBeenCalledTimes(1);
    });
  },
};

function Opener(props: MediaBackdropProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>写真を見る</Button>
      <MediaBackdrop {...props} open={open} onClose={() => setOpen(false)} />
    </>
  );
}

export const Live: Story = {
  name: '動かす',
  render: (args) => <Opener {...args} />,
  play: async ({ canvas, userEvent, step }) => {
    const opener = canvas.getByRole('button', { name: '写真を見る' });
    await step('閉じると開いたボタンに戻り、中身はなくなる', async () => {
      await userEvent.click(opener);
      await waitFor(() => expect(screen.getByRole('img', { name: '夜の球場' })).toBeVisible());
      await userEvent.click(screen.getByRole('button', { name: '閉じる' }));
      await waitFor(() => expect(opener).toHaveFocus());
      await waitFor(() => expect(screen.queryByRole('img')).toBeNull());
    });
  },
};
