import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, spyOn, waitFor } from 'storybook/test';
import {
  type HeldTimers,
  holdTimers,
  longestPlayerCard,
  playerCard,
  players,
} from '../../../testing';
import clip from '../../../testing/clip.webm';
import { CardStage, CardStageSkeleton } from './CardStage';
import { CardStageBand } from './CardStageBand';

/** Two seconds of silence as a blob, so that nothing is fetched. */
const sound = `${URL.createObjectURL(new Blob([silence(2)], { type: 'audio/wav' }))}#audio`;
const broken = `${URL.createObjectURL(new Blob(['not a recording']))}#audio`;

function silence(seconds: number): ArrayBuffer {
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
  for (let index = 0; index < seconds * rate; index += 1) data.setUint8(44 + index, 128);
  return data.buffer;
}

const withMedia = { audioUrl: sound, videoUrl: clip };

const meta = {
  id: 'card-stage',
  title: '画面の部品/カード/CardStage',
  component: CardStage,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '720px' } } },
  args: { card: { ...playerCard(players[2], 'gold'), ...withMedia }, onClose: fn() },
} satisfies Meta<typeof CardStage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Gold: Story = {
  name: 'ゴールド',
  play: async ({ args, canvas, userEvent, step }) => {
    await step('[CDET-01] ボタンで裏返り、もう一度で戻る', async () => {
      const flip = canvas.getByRole('button', { name: 'カードを裏返す' });
      await userEvent.click(flip);
      await expect(canvas.getByRole('group', { name: 'カードの裏' })).toBeInTheDocument();
      await expect(canvas.getByText('カードの裏を表示しています')).toBeInTheDocument();
      await userEvent.click(flip);
      await expect(canvas.getByRole('group', { name: 'カードの表' })).toBeInTheDocument();
    });
    await step('[CDET-05] 閉じると0.2秒で消えてから戻る', async () => {
      const room = canvas.getByRole('button', { name: '閉じる' }).closest('[data-leaving], div');
      const timers = holdTimers(200);
      await userEvent.click(canvas.getByRole('button', { name: '閉じる' }));
      await waitFor(() => expect(timers.waiting(200)).toBe(1));
      await expect(room?.closest('[data-leaving]')).not.toBeNull();
      await expect(args.onClose).not.toHaveBeenCalled();
      timers.pass(200);
      timers.release();
      await expect(args.onClose).toHaveBeenCalledTimes(1);
    });
  },
};

export const Still: Story = { name: '表', tags: ['visual'] };

export const BackShown: Story = {
  name: '裏',
  tags: ['visual'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'カードを裏返す' }));
    await expect(canvas.getByRole('group', { name: 'カードの裏' })).toBeInTheDocument();
  },
};

export const Silver: Story = {
  name: 'シルバー',
  tags: ['visual'],
  args: { card: { ...playerCard(players[0], 'silver'), ...withMedia } },
};

export const Signature: Story = {
  name: 'サイン',
  tags: ['visual'],
  args: { card: { ...playerCard(players[1], 'signature'), ...withMedia } },
};

export const NoMedia: Story = {
  name: '音声も動画もない',
  tags: ['visual'],
  args: { card: playerCard() },
  play: async ({ canvas, step }) => {
    await step('[CDET-04] 持っていないもののボタンはない', async () => {
      await expect(canvas.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
        '',
        'カードを裏返す',
      ]);
    });
  },
};

export const Longest: Story = {
  name: 'いちばん長い',
  tags: ['visual'],
  args: {
    card: { ...longestPlayerCard('silver'), ...withMedia },
    notice: '電波が戻ると、このカードは自動で受け取られます。このまま眺めていて大丈夫です。',
  },
};

let timers: HeldTimers;

export const New: Story = {
  name: '新しいカード',
  args: { isNew: true },
  beforeEach: () => {
    timers = holdTimers(2000);
    return timers.release;
  },
  play: async ({ canvas, canvasElement, userEvent, step }) => {
    const flip = canvas.getByRole('button', { name: 'カードを裏返す' });
    await step('[CDET-06] 帯が出ているあいだは裏返らない', async () => {
      await expect(flip).toHaveAttribute('aria-disabled', 'true');
      await userEvent.click(flip);
      const card = canvas.getByRole('group', { name: 'カードの表' });
      await userEvent.click(card);
      await expect(canvas.getByRole('group', { name: 'カードの表' })).toBeInTheDocument();
      await waitFor(() => expect(canvasElement).toHaveTextContent(/裏面も見てみよう/));
    });
    await step('[CDET-06] 2秒で帯が消え、裏返せる', async () => {
      await expect(timers.waiting(2000)).toBe(1);
      timers.pass(2000);
      await waitFor(() => expect(flip).not.toHaveAttribute('aria-disabled'));
      await expect(canvasElement).not.toHaveTextContent(/裏面も見てみよう/);
      await expect(canvas.getByRole('group', { name: 'カードの表' })).toBeInTheDocument();
      await userEvent.click(flip);
      await expect(canvas.getByRole('group', { name: 'カードの裏' })).toBeInTheDocument();
    });
  },
};

export const NewBand: Story = {
  name: '新しいカードの帯',
  tags: ['visual'],
  render: () => <CardStageBand open />,
  play: async ({ canvas, step }) => {
    await step('[CDET-06] 帯と案内が一度だけ読み上げられる', async () => {
      await waitFor(() =>
        expect(canvas.getByRole('status')).toHaveTextContent(
          'YOU GOT A NEW CARD! カードをタップして裏面も見てみよう',
        ),
      );
      await expect(canvas.getByText('YOU GOT A NEW CARD!', { selector: 'span' })).toHaveAttribute(
        'lang',
        'en',
      );
    });
  },
};

export const Audio: Story = {
  name: '音声',
  play: async ({ canvas, userEvent, step }) => {
    const opener = canvas.getByRole('button', { name: '音声を再生' });
    await step('[CDET-04] 音声は50pxのバーで流れる', async () => {
      await userEvent.click(opener);
      const bar = (await screen.findByRole('slider', { name: '再生位置' })).parentElement;
      await waitFor(() => expect(bar?.getBoundingClientRect().height).toBe(50));
      await waitFor(() => expect(document.querySelector('audio')).toHaveProperty('paused', false));
    });
    await step('Escapeは再生だけを閉じ、音は止まる', async () => {
      const audio = document.querySelector('audio');
      await userEvent.click(screen.getAllByRole('button', { name: '閉じる' }).at(-1) ?? opener);
      await waitFor(() => expect(audio).toHaveProperty('paused', true));
      await waitFor(() => expect(opener).toHaveFocus());
    });
    await userEvent.click(opener);
    await screen.findByRole('slider', { name: '再生位置' });
  },
};

export const Video: Story = {
  name: '動画',
  play: async ({ canvas, userEvent, step }) => {
    const opener = canvas.getByRole('button', { name: '動画を再生' });
    await step('[CDET-04] 動画は画面いっぱいで始まり、閉じると止まる', async () => {
      await userEvent.click(opener);
      await waitFor(() => expect(document.querySelector('video')).toHaveProperty('paused', false));
      const video = document.querySelector('video');
      await userEvent.click(screen.getAllByRole('button', { name: '閉じる' }).at(-1) ?? opener);
      await waitFor(() => expect(video).toHaveProperty('paused', true));
      await waitFor(() => expect(opener).toHaveFocus());
    });
  },
};

export const CannotPlay: Story = {
  name: '再生できない音声',
  tags: ['visual'],
  args: { card: { ...playerCard(), audioUrl: broken } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '音声を再生' }));
    await waitFor(() =>
      expect(screen.getByRole('alert')).toHaveTextContent(/再生できません|読み込めませんでした/),
    );
  },
};

export const Keyboard: Story = {
  name: 'キーボードだけで',
  args: { card: { ...playerCard(), ...withMedia } },
  play: async ({ args, canvas, userEvent, step }) => {
    await step('閉じるから始まり、順に届く', async () => {
      await userEvent.tab();
      await expect(canvas.getByRole('button', { name: '閉じる' })).toHaveFocus();
      await userEvent.tab();
      await expect(canvas.getByRole('button', { name: 'カードを裏返す' })).toHaveFocus();
      await userEvent.keyboard('{Enter}');
      await expect(canvas.getByRole('group', { name: 'カードの裏' })).toBeInTheDocument();
    });
    await step('[CDET-05] Escapeでも閉じる', async () => {
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(args.onClose).toHaveBeenCalledTimes(1));
    });
  },
};

function asksForTilt(response: 'granted' | 'denied') {
  const request = fn(() => Promise.resolve(response));
  const had = Object.getOwnPropertyDescriptor(DeviceOrientationEvent, 'requestPermission');
  Object.defineProperty(DeviceOrientationEvent, 'requestPermission', {
    configurable: true,
    value: request,
  });
  // Safari rejects because it does not know the permission's name.
  const query = spyOn(navigator.permissions, 'query').mockRejectedValue(new TypeError('gyroscope'));
  const touch = spyOn(navigator, 'maxTouchPoints', 'get').mockReturnValue(5);
  return () => {
    touch.mockRestore();
    query.mockRestore();
    if (had) Object.defineProperty(DeviceOrientationEvent, 'requestPermission', had);
    else Reflect.deleteProperty(DeviceOrientationEvent, 'requestPermission');
  };
}

export const AsksForTilt: Story = {
  name: '傾きの許可を求める',
  tags: ['visual'],
  beforeEach: () => asksForTilt('denied'),
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: '傾けて光らせる' });
  },
};

export const TiltRefused: Story = {
  name: '傾きを許可しなければボタンは消える',
  beforeEach: () => asksForTilt('denied'),
  play: async ({ canvas, userEvent }) => {
    const listen = spyOn(window, 'addEventListener');
    await userEvent.click(await canvas.findByRole('button', { name: '傾けて光らせる' }));
    await waitFor(() =>
      expect(canvas.queryByRole('button', { name: '傾けて光らせる' })).toBeNull(),
    );
    await expect(listen.mock.calls.map(([type]) => type)).not.toContain('deviceorientation');
    listen.mockRestore();
  },
};

export const TiltGranted: Story = {
  name: '傾きを許可する',
  beforeEach: () => asksForTilt('granted'),
  play: async ({ canvas, userEvent }) => {
    const listen = spyOn(window, 'addEventListener');
    await userEvent.click(await canvas.findByRole('button', { name: '傾けて光らせる' }));
    await waitFor(() =>
      expect(listen.mock.calls.map(([type]) => type)).toContain('deviceorientation'),
    );
    await expect(canvas.queryByRole('button', { name: '傾けて光らせる' })).toBeNull();
    listen.mockRestore();
  },
};

export const Loading: Story = {
  name: '読み込み中',
  tags: ['visual'],
  render: () => <CardStageSkeleton />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('カードを読み込んでいます');
  },
};
