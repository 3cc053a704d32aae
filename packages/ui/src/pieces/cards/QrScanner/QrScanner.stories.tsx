import type { Meta, StoryObj } from '@storybook/react-vite';
import { StrictMode, useState } from 'react';
import { expect, fn, screen, spyOn, waitFor } from 'storybook/test';
import { Button } from '../../../primitives';
import {
  type FakeCamera,
  fakeCamera,
  type HeldTimers,
  holdTimers,
  photoOf,
  scenery,
} from '../../../testing';
import { expectOnlyInTwin } from '../../../testing/twin';
import { cardCodeIn } from './cardCodeIn';
import { QrScanner, QrScannerButton, type QrScannerProps } from './QrScanner';
import { useQrScanner } from './useQrScanner';

const camera: QrScannerProps['camera'] = {
  stream: null,
  poster: scenery('stadium'),
  torch: 'off',
  onTorch: fn(),
  count: 2,
  onSwitch: fn(),
};

const meta = {
  id: 'qr-scanner',
  title: '画面の部品/カード/QrScanner',
  component: QrScanner,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '640px' } } },
  args: {
    camera,
    open: true,
    status: 'looking',
    photo: 'idle',
    onPhoto: fn(),
    onRetry: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof QrScanner>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Looking: Story = {
  name: '探している',
  tags: ['visual'],
  play: async ({ args, userEvent, step }) => {
    await step('[SCAN-01] 画面いっぱいで、案内とキャンセルがある', async () => {
      const scanner = screen.getByRole('dialog', { name: 'QRコードを読み取る' });
      await expect(scanner.getBoundingClientRect().width).toBe(window.innerWidth);
      await expect(scanner.getBoundingClientRect().height).toBe(window.innerHeight);
      await expect(
        screen.getByText('枠内にカードのQRコードを合わせてください'),
      ).toBeInTheDocument();
      await userEvent.click(screen.getByRole('button', { name: 'キャンセル' }));
      await expect(args.onClose).toHaveBeenCalledTimes(1);
    });
    await step('ライトとカメラの切り替え', async () => {
      const torch = screen.getByRole('button', { name: 'ライト' });
      await expect(torch).toHaveAttribute('aria-pressed', 'false');
      await userEvent.click(torch);
      await expect(args.camera.onTorch).toHaveBeenCalledTimes(1);
      await userEvent.click(screen.getByRole('button', { name: 'カメラを切り替える' }));
      await expect(args.camera.onSwitch).toHaveBeenCalledTimes(1);
    });
    await step('枠は画面の中に収まる', async () => {
      const { scrollWidth, clientWidth } = document.documentElement;
      await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
    });
  },
};

export const Lit: Story = {
  name: 'ライトがついている',
  tags: ['visual'],
  args: { camera: { ...camera, torch: 'on' } },
};

export const Plain: Story = {
  name: 'ライトも切り替えもない',
  tags: ['visual'],
  args: { camera: { ...camera, torch: 'none', count: 1 } },
  play: async (context) => {
    await expectOnlyInTwin(
      context,
      { camera },
      () => screen.queryByRole('button', { name: 'ライト' }),
      () => screen.queryByRole('button', { name: 'カメラを切り替える' }),
    );
  },
};

export const Starting: Story = {
  name: '起動している',
  tags: ['visual'],
  args: { status: 'starting', camera: { ...camera, torch: 'none', count: 0, poster: '' } },
};

export const Found: Story = {
  name: '読み取った',
  tags: ['visual'],
  args: { status: 'found', camera: { ...camera, torch: 'none' } },
  play: async ({ step }) => {
    await step('[SCAN-04] 読み取ったことが声でも伝わる', async () => {
      await expect(screen.getByRole('status')).toHaveTextContent('読み取りました');
    });
  },
};

export const NotOurs: Story = {
  name: 'カードではないQRコード',
  tags: ['visual'],
  args: { notOurs: true },
};

export const PhotoReading: Story = {
  name: '写真を読み取っている',
  tags: ['visual'],
  args: { photo: 'reading' },
};

export const PhotoNothing: Story = {
  name: '写真にQRコードがない',
  tags: ['visual'],
  args: { photo: 'nothing' },
};

export const Denied: Story = {
  name: 'カメラが許可されていない',
  tags: ['visual'],
  args: { status: 'denied' },
  play: async ({ args, canvasElement, userEvent, step }) => {
    await step('[SCAN-05] することと、写真という別の道を伝える', async () => {
      await expect(screen.getByRole('alert')).toHaveTextContent(
        'カメラを使用できません。端末の設定でカメラを許可してください。',
      );
      await userEvent.click(screen.getByRole('button', { name: 'もう一度試す' }));
      await expect(args.onRetry).toHaveBeenCalledTimes(1);
      const field = canvasElement.querySelector('input[type="file"]');
      if (!(field instanceof HTMLInputElement)) throw new Error('There is no file field.');
      await expect(field.accept).toBe('image/*');
      const photo = new File(['photo'], 'photo.jpg', { type: 'image/jpeg' });
      await userEvent.upload(field, photo);
      await expect(args.onPhoto).toHaveBeenCalledWith(photo);
      await userEvent.click(screen.getByRole('button', { name: '閉じる' }));
      await expect(args.onClose).toHaveBeenCalledTimes(1);
    });
  },
};

export const Missing: Story = {
  name: 'カメラがない',
  tags: ['visual'],
  args: { status: 'missing' },
};

export const InUse: Story = {
  name: 'ほかのアプリが使っている',
  tags: ['visual'],
  args: { status: 'inUse' },
};

export const Insecure: Story = {
  name: 'カメラを使えないブラウザー',
  tags: ['visual'],
  args: { status: 'insecure' },
};

export const Paused: Story = {
  name: '止まった',
  tags: ['visual'],
  args: { status: 'paused' },
};

export const Failed: Story = {
  name: '開始できない',
  tags: ['visual'],
  args: { status: 'failed', photo: 'nothing' },
};

const prefix = 'https://club.example/user/u/card-obtain/';
const code = '3f2504e0-4f89-41d3-9a0c-0305e82c3301';
const onHit = fn();
let fake: FakeCamera;

const withCamera =
  (...options: Parameters<typeof fakeCamera>) =>
  () => {
    onHit.mockReset();
    fake = fakeCamera(...options);
    return () => fake.remove();
  };

function Gate() {
  const [open, setOpen] = useState(false);
  const [renders, setRenders] = useState(0);
  const scanner = useQrScanner({
    open,
    codeIn: (text) => cardCodeIn(text, [prefix]),
    onHit(found) {
      onHit(found);
      setOpen(false);
    },
    onClose: () => setOpen(false),
  });
  return (
    <>
      <Button onClick={() => setOpen(true)}>カードを読み取る</Button>
      <Button onClick={() => setRenders(renders + 1)}>描き直す</Button>
      <QrScanner {...scanner} />
    </>
  );
}

const live = {
  render: () => (
    <StrictMode>
      <Gate />
    </StrictMode>
  ),
  parameters: { docs: { disable: true } },
} satisfies Partial<Story>;

type Play = NonNullable<Story['play']>;
type Context = Parameters<Play>[0];

const openIt = ({ canvas, userEvent }: Context) =>
  userEvent.click(canvas.getByRole('button', { name: 'カードを読み取る' }));

const isDark = (stream: MediaStream | undefined) =>
  stream?.getTracks().every(({ readyState }) => readyState === 'ended') === true;

const soon = { timeout: 8000 };

const lookEvery = 500;
const second = 1000;
let timers: HeldTimers;

/** The camera, and timers that the play moves. */
const withCameraAndTimers =
  (...options: Parameters<typeof fakeCamera>) =>
  () => {
    const removeCamera = withCamera(...options)();
    timers = holdTimers(lookEvery, second);
    return () => {
      timers.release();
      removeCamera();
    };
  };

/** Waits until the scanner, which looks twice a second, has read the code. */
const expectRead = () =>
  waitFor(() => {
    timers.pass(lookEvery);
    return expect(screen.getByRole('status')).toHaveTextContent('読み取りました');
  }, soon);

/** The code that has been read is passed on after a second. */
async function expectHit() {
  await expectRead();
  await expect(onHit).not.toHaveBeenCalled();
  timers.pass(second);
  await expect(onHit).toHaveBeenCalledWith(code);
}

export const Live: Story = {
  ...live,
  name: '動かす：読み取る',
  beforeEach: withCameraAndTimers({ shows: `${prefix}${code}`, torch: true }),
  play: async (context) => {
    const { canvas, step, userEvent } = context;
    const vibrate = fn();
    Object.defineProperty(navigator, 'vibrate', { value: vibrate, configurable: true });
    spyOn(navigator.userActivation, 'hasBeenActive', 'get').mockReturnValue(true);
    const began = performance.now();
    const clock = spyOn(performance, 'now').mockReturnValue(began);
    await step('[SCAN-02] 背面カメラを一度だけ求める', async () => {
      await openIt(context);
      await waitFor(() => expect(fake.streams).toHaveLength(1));
      await userEvent.click(canvas.getByRole('button', { name: '描き直す', hidden: true }));
      await expect(fake.requests).toHaveLength(1);
      await expect(fake.requests[0]?.video).toMatchObject({ facingMode: { ideal: 'environment' } });
    });
    await step('[SCAN-04] [SCAN-06] 読み取ると、伝わり、カメラが消える', async () => {
      await expectRead();
      await expect(isDark(fake.streams[0])).toBe(true);
      await expect(vibrate).toHaveBeenCalledTimes(1);
    });
    await step('[SCAN-04] 1秒後に閉じて先へ進む', async () => {
      await expect(timers.waiting(second)).toBe(1);
      await expect(onHit).not.toHaveBeenCalled();
      timers.pass(second);
      await expect(onHit).toHaveBeenCalledTimes(1);
      await expect(onHit).toHaveBeenCalledWith(code);
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    });
    await step('[SCAN-04] 閉じてから1秒は読み取らない', async () => {
      clock.mockReturnValue(began + second - 1);
      await openIt(context);
      await waitFor(() => expect(fake.streams).toHaveLength(2));
      // The picture is there, and the scanner asks for the time before it reads it.
      await waitFor(() => {
        clock.mockClear();
        timers.pass(lookEvery);
        const callCount = clock.mock.calls.length;
        return expect(callCount).toBeGreaterThan(0);
      }, soon);
      await expect(vibrate).toHaveBeenCalledTimes(1);
      clock.mockReturnValue(began + second);
      await expectRead();
      await expect(vibrate).toHaveBeenCalledTimes(2);
    });
    clock.mockRestore();
  },
};

export const Nothing: Story = {
  ...live,
  name: '動かす：コードがない',
  beforeEach: withCameraAndTimers(),
  play: async (context) => {
    const log = spyOn(console, 'debug').mockImplementation(() => {});
    await openIt(context);
    await context.step('[SCAN-05] 見つからないことは画面に出さない', async () => {
      await waitFor(() => {
        timers.pass(lookEvery);
        return expect(log).toHaveBeenCalledWith('No QR code found');
      }, soon);
      await expect(screen.getByRole('status')).toBeEmptyDOMElement();
    });
    await context.step('[SCAN-02] 1秒に2回見る', async () => {
      await expect(timers.waiting(lookEvery)).toBe(1);
    });
    await context.step('[SCAN-06] キャンセルするとカメラが消える', async () => {
      await context.userEvent.click(screen.getByRole('button', { name: 'キャンセル' }));
      await expect(isDark(fake.streams[0])).toBe(true);
    });
    log.mockRestore();
  },
};

export const Damaged: Story = {
  ...live,
  name: '動かす：傷んだコード',
  beforeEach: withCameraAndTimers({ shows: `${prefix}${code}`, damaged: true }),
  play: async (context) => {
    const log = spyOn(console, 'debug').mockImplementation(() => {});
    await openIt(context);
    await waitFor(() => {
      timers.pass(lookEvery);
      return expect(log).toHaveBeenCalledWith('No QR code found');
    }, soon);
    await expect(timers.waiting(second)).toBe(0);
    await expect(onHit).not.toHaveBeenCalled();
    log.mockRestore();
  },
};

export const Stranger: Story = {
  ...live,
  name: '動かす：カードではないコード',
  beforeEach: withCameraAndTimers({ shows: `https://other.example/user/u/card-obtain/${code}` }),
  play: async (context) => {
    await openIt(context);
    await context.step('[SCAN-03] カードではないと伝え、探しつづける', async () => {
      await waitFor(() => {
        timers.pass(lookEvery);
        return expect(screen.getByRole('status')).toHaveTextContent('カードではありません');
      }, soon);
      await expect(isDark(fake.streams[0])).toBe(false);
    });
    await context.step('[SCAN-03] カードに替えると読み取る', async () => {
      fake.show(`${prefix}media/${code}`);
      await expectHit();
    });
  },
};

const refusals = {
  NotAllowedError: 'カメラを許可してください',
  NotFoundError: 'カメラが見つかりません',
  NotReadableError: 'ほかのアプリで使われています',
  'no mediaDevices': 'このブラウザーではカメラを使用できません',
} as const;

const refused = (refuses: keyof typeof refusals) => ({
  ...live,
  beforeEach: withCameraAndTimers({ refuses }),
  play: async (context: Context) => {
    const log = spyOn(console, 'warn').mockImplementation(() => {});
    await openIt(context);
    await context.step('[SCAN-05] することを伝える', async () => {
      await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(refusals[refuses]));
      await expect(log).toHaveBeenCalled();
      await waitFor(() => expect(screen.getByRole('button', { name: '閉じる' })).toBeVisible());
    });
    await context.step('写真からは読み取れる', async () => {
      const field = context.canvasElement.querySelector('input[type="file"]');
      if (!(field instanceof HTMLInputElement)) throw new Error('There is no file field.');
      await context.userEvent.upload(field, await photoOf(undefined));
      await waitFor(
        () => expect(screen.getByRole('status')).toHaveTextContent('読み取れませんでした'),
        soon,
      );
      await context.userEvent.upload(field, await photoOf(`${prefix}${code}`));
      await expectHit();
    });
    log.mockRestore();
  },
});

export const LiveDenied: Story = { ...refused('NotAllowedError'), name: '動かす：許可されない' };
export const LiveMissing: Story = { ...refused('NotFoundError'), name: '動かす：カメラがない' };
export const LiveInUse: Story = { ...refused('NotReadableError'), name: '動かす：使用中' };
export const LiveInsecure: Story = {
  ...refused('no mediaDevices'),
  name: '動かす：使えないブラウザー',
};

export const AllowedLater: Story = {
  ...live,
  name: '動かす：あとから許可する',
  beforeEach: withCamera({ refuses: 'NotAllowedError' }),
  play: async (context) => {
    const log = spyOn(console, 'warn').mockImplementation(() => {});
    await openIt(context);
    const again = await screen.findByRole('button', { name: 'もう一度試す' });
    fake.refuses = undefined;
    await context.userEvent.click(again);
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
    await expect(fake.requests).toHaveLength(2);
    await expect(isDark(fake.streams[0])).toBe(false);
    log.mockRestore();
  },
};

export const Taken: Story = {
  ...live,
  name: '動かす：途中で止まる',
  beforeEach: withCamera({ torch: true }),
  play: async (context) => {
    await openIt(context);
    await context.step('ライトをつける', async () => {
      await context.userEvent.click(await screen.findByRole('button', { name: 'ライト' }));
      await waitFor(() =>
        expect(screen.getByRole('button', { name: 'ライト' })).toHaveAttribute(
          'aria-pressed',
          'true',
        ),
      );
      await expect(fake.lit).toBe(true);
    });
    await context.step('[SCAN-06] カメラが奪われたら再開できる', async () => {
      fake.streams[0]?.getTracks()[0]?.dispatchEvent(new Event('ended'));
      await context.userEvent.click(await screen.findByRole('button', { name: '再開' }));
      await waitFor(() => expect(fake.streams).toHaveLength(2));
      await expect(isDark(fake.streams[0])).toBe(true);
    });
    await context.step('[SCAN-06] 画面を離れると消え、戻ると映る', async () => {
      await screen.findByRole('button', { name: 'ライト' });
      const visibility = spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
      document.dispatchEvent(new Event('visibilitychange'));
      await expect(isDark(fake.streams[1])).toBe(true);
      visibility.mockReturnValue('visible');
      document.dispatchEvent(new Event('visibilitychange'));
      await waitFor(() => expect(fake.streams).toHaveLength(3));
      await expect(isDark(fake.streams[2])).toBe(false);
      visibility.mockRestore();
    });
  },
};

export const Late: Story = {
  ...live,
  name: '動かす：閉じたあとに届く',
  beforeEach: withCamera({ late: true }),
  play: async (context) => {
    await openIt(context);
    await waitFor(() => expect(fake.requests).toHaveLength(1));
    await context.step('[SCAN-06] 遅れて届いた映像はすぐに消す', async () => {
      await expect(screen.getByRole('status')).toHaveTextContent('カメラを起動しています');
      await context.userEvent.click(screen.getByRole('button', { name: 'キャンセル' }));
      fake.allow();
      await waitFor(() => expect(fake.streams).toHaveLength(1));
      await waitFor(() => expect(isDark(fake.streams[0])).toBe(true));
    });
  },
};

export const ManyLenses: Story = {
  ...live,
  name: '動かす：レンズがいくつもある',
  beforeEach: withCamera({
    devices: ['前面カメラ', '背面超広角カメラ', '背面望遠カメラ', '背面カメラ'].map((label) => ({
      label,
    })),
  }),
  play: async (context) => {
    await openIt(context);
    await context.step('[SCAN-02] 標準のレンズを選ぶ', async () => {
      await waitFor(() => expect(fake.requests).toHaveLength(1));
      await expect(fake.requests[0]?.video).toMatchObject({ deviceId: { ideal: '背面カメラ' } });
    });
    await context.step('切り替えると前の映像は消える', async () => {
      await context.userEvent.click(
        await screen.findByRole('button', { name: 'カメラを切り替える' }),
      );
      await waitFor(() => expect(fake.streams).toHaveLength(2));
      await expect(fake.requests[1]?.video).toMatchObject({ deviceId: { exact: '前面カメラ' } });
      await expect(isDark(fake.streams[0])).toBe(true);
    });
  },
};

const onOpen = fn();

export const Opener: Story = {
  name: '読み取りを開くボタン',
  tags: ['visual'],
  parameters: { docs: { story: { height: '240px' } } },
  render: () => <QrScannerButton onClick={onOpen} />,
  play: async ({ canvas, userEvent, step }) => {
    onOpen.mockClear();
    const button = canvas.getByRole('button', { name: 'QRコードを読み取る' });
    await step('[CARD-03] 押すとスキャナーを開く', async () => {
      await userEvent.click(button);
      await expect(onOpen).toHaveBeenCalledTimes(1);
    });
    await step('[CARD-03] キーボードでも開ける', async () => {
      button.blur();
      await userEvent.tab();
      await expect(button).toHaveFocus();
      await userEvent.keyboard('{Enter}');
      await expect(onOpen).toHaveBeenCalledTimes(2);
      button.blur();
    });
  },
};
