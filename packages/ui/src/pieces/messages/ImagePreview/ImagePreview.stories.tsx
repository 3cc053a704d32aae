import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, screen, waitFor } from 'storybook/test';
import { Button } from '../../../primitives';
import { brokenImage, players, portrait, scenery } from '../../../testing';
import { ImagePreview, type ImagePreviewProps } from './ImagePreview';

const meta = {
  id: 'image-preview',
  title: '画面の部品/メッセージ/ImagePreview',
  component: ImagePreview,
  tags: ['visual'],
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '480px' } } },
  args: {
    open: true,
    src: portrait(players[1]),
    alt: `${players[1].name}の画像`,
    onClose: fn(),
  },
} satisfies Meta<typeof ImagePreview>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Tall: Story = {
  name: '縦長の画像',
  play: async ({ userEvent, step }) => {
    const share = screen.getByRole('status');
    await step('[THR-10] 1倍から3倍まで', async () => {
      await expect(share).toHaveTextContent('100%');
      for (const percent of ['150%', '200%', '250%', '300%', '300%']) {
        await userEvent.click(screen.getByRole('button', { name: '拡大' }));
        await expect(share).toHaveTextContent(percent);
      }
      while (share.textContent !== '100%') {
        await userEvent.click(screen.getByRole('button', { name: '縮小' }));
      }
    });
  },
};

export const Wide: Story = { name: '横長の画像', args: { src: scenery('stadium') } };

export const Broken: Story = {
  name: '表示できない',
  args: { src: brokenImage },
  play: async () => {
    await waitFor(() =>
      expect(screen.getByRole('alert')).toHaveTextContent('画像を表示できませんでした'),
    );
  },
};

function Opener(props: ImagePreviewProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>画像を見る</Button>
      <ImagePreview
        {...props}
        open={open}
        src={open ? props.src : ''}
        onClose={() => setOpen(false)}
      />
    </>
  );
}

export const Live: Story = {
  name: '動かす',
  tags: ['!visual'],
  render: (args) => <Opener {...args} />,
  play: async ({ args, canvas, userEvent, step }) => {
    const opener = canvas.getByRole('button', { name: '画像を見る' });
    await step('[THR-10] 閉じるボタンで元の場所に戻る', async () => {
      await userEvent.click(opener);
      await waitFor(() => expect(screen.getByRole('img')).toBeVisible());
      const picture = screen.getByRole('img');
      await userEvent.click(screen.getByRole('button', { name: '閉じる' }));
      // Without its address it would fail while the view closes.
      await expect(picture).toHaveAttribute('src', args.src);
      await waitFor(() => expect(opener).toHaveFocus());
      await waitFor(() => expect(screen.queryByRole('img')).toBeNull());
    });
    await step('[THR-10] Escapeでも閉じる', async () => {
      await userEvent.click(opener);
      await waitFor(() => expect(screen.getByRole('img')).toBeVisible());
      // Keys sent by a play function do not reach the browser itself, which fires this event on Escape.
      await fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }));
      await waitFor(() => expect(opener).toHaveFocus());
    });
  },
};

function Sent(props: ImagePreviewProps) {
  const [src, setSrc] = useState(props.src);
  // Between the picture's two addresses, as the server's response arrives: behind the preview.
  return (
    <>
      <Button onClick={() => setSrc(scenery('stadium'))}>届いた</Button>
      <ImagePreview {...props} src={src} />
    </>
  );
}

export const NewAddress: Story = {
  name: '開いている間にサーバーのアドレスに変わる',
  tags: ['!visual'],
  render: (args) => <Sent {...args} />,
  play: async ({ canvasElement, userEvent }) => {
    await userEvent.click(screen.getByRole('button', { name: '拡大' }));
    await expect(screen.getByRole('status')).toHaveTextContent('150%');
    const picture = screen.getByRole('img');
    const before = picture.getAttribute('src');
    canvasElement.querySelector('button')?.click();
    await waitFor(() => expect(screen.getByRole('img').getAttribute('src')).not.toBe(before));
    await expect(screen.getByRole('status')).toHaveTextContent('150%');
  },
};
