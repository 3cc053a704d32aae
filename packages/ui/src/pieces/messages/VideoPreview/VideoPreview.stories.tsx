import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, spyOn, waitFor } from 'storybook/test';
import { Button } from '../../../primitives';
import { players, portrait } from '../../../testing';
import clip from '../../../testing/clip.webm';
import { VideoPreview, type VideoPreviewProps } from './VideoPreview';

const broken = URL.createObjectURL(new Blob(['not a recording'], { type: 'video/mp4' }));

const meta = {
  id: 'video-preview',
  title: '画面の部品/メッセージ/VideoPreview',
  component: VideoPreview,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '480px' } } },
  args: {
    open: true,
    src: clip,
    poster: portrait(players[1]),
    title: `${players[1].name}の動画`,
    onClose: fn(),
  },
} satisfies Meta<typeof VideoPreview>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Refused: Story = {
  name: '自動で始められない',
  tags: ['visual'],
  beforeEach: () => {
    const play = spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(() =>
      Promise.reject(new DOMException('Not allowed', 'NotAllowedError')),
    );
    return () => play.mockRestore();
  },
  play: async ({ step }) => {
    await step('[THR-11] 静止画と再生ボタンが待つ', async () => {
      await waitFor(() => expect(screen.getByRole('button', { name: '再生' })).toBeVisible());
      await expect(document.querySelector('video')).toHaveAttribute('poster');
    });
  },
};

export const Broken: Story = {
  name: '再生できない',
  tags: ['visual'],
  args: { src: broken },
  play: async () => {
    await waitFor(() =>
      expect(screen.getByRole('alert')).toHaveTextContent('この端末では再生できません。'),
    );
  },
};

function Opener(props: VideoPreviewProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>動画を見る</Button>
      <VideoPreview {...props} open={open} onClose={() => setOpen(false)} />
    </>
  );
}

export const Live: Story = {
  name: '動かす',
  render: (args) => <Opener {...args} />,
  play: async ({ canvas, userEvent, step }) => {
    const opener = canvas.getByRole('button', { name: '動画を見る' });
    await step('[THR-11] 開くとすぐに始まる', async () => {
      await userEvent.click(opener);
      await waitFor(() =>
        expect(document.querySelector('video')).not.toHaveProperty('paused', true),
      );
    });
    await step('[THR-11] 閉じると止まり、元の場所に戻る', async () => {
      const video = document.querySelector('video');
      await userEvent.click(screen.getByRole('button', { name: '閉じる' }));
      await waitFor(() => expect(video).toHaveProperty('paused', true));
      await waitFor(() => expect(opener).toHaveFocus());
      await waitFor(() => expect(document.querySelector('video')).toBeNull());
    });
  },
};
