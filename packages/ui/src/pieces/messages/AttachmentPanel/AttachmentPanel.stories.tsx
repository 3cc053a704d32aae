import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { AttachmentPanel } from './AttachmentPanel';

const meta = {
  id: 'attachment-panel',
  title: '画面の部品/メッセージ/AttachmentPanel',
  component: AttachmentPanel,
  tags: ['visual'],
  args: { onPick: fn() },
} satisfies Meta<typeof AttachmentPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  name: '選ぶ',
  play: async ({ args, canvas, canvasElement, userEvent, step }) => {
    const [image, video] = canvasElement.querySelectorAll<HTMLInputElement>('input[type="file"]');
    if (!image || !video) throw new Error('There are two file fields.');

    await step('[COMP-04] 画像と動画のボタンがある', async () => {
      const opened = fn();
      const stop = new AbortController();
      for (const input of [image, video]) {
        const look = (event: Event) => {
          event.preventDefault();
          opened(input.accept);
        };
        input.addEventListener('click', look, { signal: stop.signal });
      }
      await userEvent.click(canvas.getByRole('button', { name: '画像を選ぶ' }));
      await userEvent.click(canvas.getByRole('button', { name: '動画を選ぶ' }));
      stop.abort();
      await expect(opened.mock.calls).toEqual([
        ['.jpg,.jpeg,.png,image/jpeg,image/png'],
        ['.mp4,.mov,video/mp4,video/quicktime'],
      ]);
    });

    await step('[COMP-09] どちらで選んだかも渡す', async () => {
      const photo = new File(['photo'], 'photo.jpg', { type: 'image/jpeg' });
      const clip = new File(['clip'], 'clip.mp4', { type: 'video/mp4' });
      await userEvent.upload(image, photo);
      await userEvent.upload(video, clip);
      await expect(args.onPick).toHaveBeenNthCalledWith(1, photo, 'image');
      await expect(args.onPick).toHaveBeenNthCalledWith(2, clip, 'video');
    });

    await step('同じファイルをもう一度選べる', async () => {
      await expect(image.value).toBe('');
      await userEvent.upload(image, new File(['photo'], 'photo.jpg', { type: 'image/jpeg' }));
      await expect(args.onPick).toHaveBeenCalledTimes(3);
    });
  },
};

export const Problem: Story = {
  name: '送れないファイル',
  args: {
    error:
      '対応していないファイル形式です。画像（.jpg、.jpeg、.png）または動画（.mp4、.mov）のみ送信できます。',
  },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(args.error ?? '');
  },
};
