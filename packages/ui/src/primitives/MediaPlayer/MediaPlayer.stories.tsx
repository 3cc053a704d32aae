import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, spyOn, waitFor, within } from 'storybook/test';
import clip from '../../testing/clip.webm';
import { Button } from '../Button/Button';
import { MediaPlayer } from './MediaPlayer';

const poster = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 180 240"><rect width="180" height="240" fill="#2d6a3f"/><path d="M90 210 20 140 90 70l70 70z" fill="#b98a57"/></svg>',
)}`;

/** Two seconds of a quiet tone as a blob, so that nothing is fetched. */
const tone = URL.createObjectURL(new Blob([wav(2)], { type: 'audio/wav' }));
const broken = URL.createObjectURL(new Blob(['not a recording'], { type: 'video/mp4' }));

function wav(seconds: number): ArrayBuffer {
  const rate = 8000;
  const data = new DataView(new ArrayBuffer(44 + seconds * rate));
  const word = (at: number, text: string) => {
    for (const [index, letter] of [...text].entries())
      data.setUint8(at + index, letter.charCodeAt(0));
  };
  word(0, 'RIFF');
  data.setUint32(4, 36 + seconds * rate, true);
  word(8, 'WAVEfmt ');
  data.setUint32(16, 16, true);
  data.setUint16(20, 1, true);
  data.setUint16(22, 1, true);
  data.setUint32(24, rate, true);
  data.setUint32(28, rate, true);
  data.setUint16(32, 1, true);
  data.setUint16(34, 8, true);
  word(36, 'data');
  data.setUint32(40, seconds * rate, true);
  for (let index = 0; index < seconds * rate; index += 1) {
    data.setUint8(44 + index, 128 + Math.round(6 * Math.sin((index * 440 * 2 * Math.PI) / rate)));
  }
  return data.buffer;
}

/** Sets `navigator.onLine`, independent of the machine's network. */
function onLine(value: boolean) {
  const online = spyOn(navigator, 'onLine', 'get').mockReturnValue(value);
  return () => online.mockRestore();
}

const meta = {
  id: 'media-player',
  title: '部品/MediaPlayer',
  component: MediaPlayer,
  beforeEach: () => onLine(true),
  args: { kind: 'video', src: clip, title: '真壁 悠真の動画', poster },
} satisfies Meta<typeof MediaPlayer>;

export default meta;
type Story = StoryObj<typeof meta>;

const refuse = (name: string) =>
  spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(() =>
    Promise.reject(new DOMException('refused', name)),
  );

export const Video: Story = {
  name: '動画',
  tags: ['visual'],
};

export const VideoPlays: Story = {
  name: '動画を再生する',
  play: async ({ canvas, canvasElement, userEvent }) => {
    const video = canvasElement.querySelector('video');
    await expect(video).toHaveAttribute('playsinline');
    await userEvent.click(canvas.getByRole('button', { name: '再生' }));
    await waitFor(() => expect(video?.paused).toBe(false));
    await expect(canvas.queryByRole('button', { name: '再生' })).toBeNull();
    video?.pause();
  },
};

export const AutoplayRefused: Story = {
  name: '自動再生が拒まれたとき',
  args: { autoPlay: true },
  beforeEach: () => {
    const play = refuse('NotAllowedError');
    return () => play.mockRestore();
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const button = await canvas.findByRole('button', { name: '再生' });
    await expect(canvas.getByRole('alert')).toBeEmptyDOMElement();
    await expect(canvasElement.querySelector('video')).toHaveAttribute('poster');
    const play = spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
    await userEvent.click(button);
    await expect(play).toHaveBeenCalledTimes(1);
  },
};

export const CannotPlay: Story = {
  name: '再生できない動画',
  tags: ['visual'],
  args: { src: broken },
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByRole('alert')).toHaveTextContent('この端末では再生できません。'),
    );
  },
};

export const LineCut: Story = {
  name: '通信が途切れたとき',
  tags: ['visual'],
  args: { src: broken },
  beforeEach: () => onLine(false),
  play: async ({ canvas, canvasElement, userEvent }) => {
    await waitFor(() =>
      expect(canvas.getByRole('alert')).toHaveTextContent(
        '読み込めませんでした。通信を確認してください。',
      ),
    );
    const load = spyOn(HTMLMediaElement.prototype, 'load');
    await userEvent.click(canvas.getByRole('button', { name: 'もう一度再生する' }));
    await expect(load).toHaveBeenCalledTimes(1);
    load.mockRestore();
    await waitFor(() => expect(canvas.getByRole('alert')).not.toBeEmptyDOMElement());
    await expect(canvasElement.querySelectorAll('video')).toHaveLength(1);
  },
};

export const SizeComesLater: Story = {
  name: '大きさがあとからわかる動画（Safari）',
  beforeEach: () => {
    const width = Object.getOwnPropertyDescriptor(HTMLVideoElement.prototype, 'videoWidth')?.get;
    const late = spyOn(HTMLVideoElement.prototype, 'videoWidth', 'get').mockImplementation(
      function (this: HTMLVideoElement) {
        return this.readyState < HTMLMediaElement.HAVE_CURRENT_DATA ? 0 : width?.call(this);
      },
    );
    return () => late.mockRestore();
  },
  play: async ({ canvas, canvasElement }) => {
    const video = canvasElement.querySelector('video');
    await waitFor(() => expect(video?.videoWidth).toBeGreaterThan(0));
    await expect(canvas.getByRole('alert')).toBeEmptyDOMElement();
    await expect(canvas.getByRole('button', { name: '再生' })).toBeVisible();
  },
};

export const SoundWithoutPicture: Story = {
  name: '音だけで画がない動画',
  args: { src: tone },
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() =>
      expect(canvas.getByRole('alert')).toHaveTextContent('この端末では再生できません。'),
    );
    await expect(canvasElement.querySelector('video')?.paused).toBe(true);
  },
};

export const SoundThatStartsWithoutPicture: Story = {
  name: '音だけが自動で始まる動画',
  args: { src: tone, autoPlay: true },
  play: async ({ canvas, canvasElement }) => {
    const video = canvasElement.querySelector('video');
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent('再生できません。'));
    await waitFor(() => expect(video?.paused).toBe(true));
    // The browser fires `pause` in a later task.
    video?.dispatchEvent(new Event('pause'));
    await expect(canvas.getByRole('alert')).toHaveTextContent('この端末では再生できません。');
    await expect(video?.controls).toBe(false);
  },
};

export const Audio: Story = {
  name: '音声',
  tags: ['visual'],
  args: { kind: 'audio', src: tone, title: '真壁 悠真の声' },
  play: async ({ canvas, canvasElement }) => {
    const bar = canvas.getByRole('slider', { name: '再生位置' }).parentElement;
    await expect(bar?.getBoundingClientRect().height).toBe(50);
    await expect(canvas.getByRole('group', { name: '真壁 悠真の声' })).toBeVisible();
    await waitFor(() => expect(canvas.getByText('0:00 / 0:02')).toBeVisible());
    await expect(canvasElement.querySelector('audio')?.paused).toBe(true);
  },
};

export const AudioPlays: Story = {
  name: '音声を再生し、止める',
  args: { kind: 'audio', src: tone, title: '真壁 悠真の声' },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const audio = canvasElement.querySelector('audio');
    await userEvent.click(canvas.getByRole('button', { name: '再生' }));
    await waitFor(() => expect(audio?.paused).toBe(false));
    await userEvent.click(await canvas.findByRole('button', { name: '一時停止' }));
    await waitFor(() => expect(audio?.paused).toBe(true));
    await expect(canvas.getByRole('button', { name: '再生' })).toBeVisible();
  },
};

export const OneAtATime: Story = {
  name: '同時に鳴るのは一つだけ',
  render: () => (
    <>
      <MediaPlayer kind="audio" src={tone} title="ひとつめ" />
      <MediaPlayer kind="audio" src={`${tone}#2`} title="ふたつめ" />
    </>
  ),
  play: async ({ canvas, canvasElement, userEvent }) => {
    const [first, second] = canvasElement.querySelectorAll('audio');
    const playIn = async (title: string) =>
      userEvent.click(
        within(canvas.getByRole('group', { name: title })).getByRole('button', { name: '再生' }),
      );
    await playIn('ひとつめ');
    await waitFor(() => expect(first?.paused).toBe(false));
    await playIn('ふたつめ');
    await waitFor(() => expect(second?.paused).toBe(false));
    await expect(first?.paused).toBe(true);
    second?.pause();
  },
};

export const SilentAfterwards: Story = {
  name: '閉じれば止まり、描き直しても途切れない',
  render: function Closing() {
    const [open, setOpen] = useState(true);
    const [count, setCount] = useState(0);
    return (
      <>
        {open && <MediaPlayer kind="audio" src={tone} title={`声 ${count}`} />}
        <Button onClick={() => setCount(count + 1)}>描き直す</Button>
        <Button onClick={() => setOpen(false)}>閉じる</Button>
      </>
    );
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const audio = canvasElement.querySelector('audio');
    await userEvent.click(canvas.getByRole('button', { name: '再生' }));
    await waitFor(() => expect(audio?.paused).toBe(false));
    await userEvent.click(canvas.getByRole('button', { name: '描き直す' }));
    await expect(canvasElement.querySelector('audio')).toBe(audio);
    await expect(audio?.paused).toBe(false);
    await userEvent.click(canvas.getByRole('button', { name: '閉じる' }));
    await expect(audio?.paused).toBe(true);
  },
};
