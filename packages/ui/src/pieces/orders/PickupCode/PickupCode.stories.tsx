import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { readCode, sampleMatch } from '../../../testing';
import { PickupCode, PickupCodeHints } from './PickupCode';

const value = 'https://fanclub.example/admin/orders/261121-7K3MPQ/edit';

const meta = {
  id: 'pickup-code',
  title: '画面の部品/注文/PickupCode',
  component: PickupCode,
  tags: ['visual'],
  args: { orderId: '261121-7K3MPQ', value },
} satisfies Meta<typeof PickupCode>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  name: '注文番号と、注文の管理画面へ導くQRコード',
  tags: ['[QRP-01]'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('261121-7K3MPQ')).toBeInTheDocument();
    const code = canvas.getByRole('img', { name: '受け取り用QRコード' });
    await expect(await readCode(code)).toBe(value);
  },
};

export const Dark: Story = { name: 'ダークモードでも白地に黒', globals: { theme: 'dark' } };

export const OtherNumber: Story = {
  name: 'ほかの形の注文番号',
  args: { orderId: '1234567890' },
};

/** Fakes the wake lock API and records its calls. */
function fakeWakeLock(refuses: boolean) {
  const locks: { released: boolean; release: () => Promise<void> }[] = [];
  const request = fn(async () => {
    if (refuses) throw new DOMException('Refused.', 'NotAllowedError');
    const lock = {
      released: false,
      async release() {
        lock.released = true;
      },
    };
    locks.push(lock);
    return lock;
  });
  Object.defineProperty(navigator, 'wakeLock', { configurable: true, value: { request } });
  return { locks, request, remove: () => Reflect.deleteProperty(navigator, 'wakeLock') };
}

let screenLight: ReturnType<typeof fakeWakeLock>;

const lit = () => screenLight.locks.filter(({ released }) => !released).length;

export const KeepsScreenOn: Story = {
  name: '見せているあいだ、画面は消えない',
  tags: ['!visual'],
  beforeEach: () => {
    screenLight = fakeWakeLock(false);
    return () => screenLight.remove();
  },
  render: () => <PickupCodeHints />,
  play: async ({ step }) => {
    await waitFor(() => expect(lit()).toBe(1));
    await step('隠れて放されても、戻るとまた点いたままになる', async () => {
      for (const lock of screenLight.locks) lock.released = true;
      document.dispatchEvent(new Event('visibilitychange'));
      await waitFor(() => expect(lit()).toBe(1));
      document.dispatchEvent(new Event('visibilitychange'));
      await expect(screenLight.locks).toHaveLength(2);
    });
  },
};

export const Refused: Story = {
  name: '画面の点灯を断られても、言葉は同じ',
  tags: ['!visual'],
  beforeEach: () => {
    screenLight = fakeWakeLock(true);
    return () => screenLight.remove();
  },
  render: () => <PickupCodeHints />,
  play: async ({ canvas }) => {
    await waitFor(() => expect(screenLight.request).toHaveBeenCalled());
    await expect(canvas.getByText('電波がなくても表示できます')).toBeVisible();
  },
};

export const Match: Story = {
  name: '受け取りの試合',
  tags: ['[MATCH-02]'],
  args: { match: sampleMatch },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('11月28日（土）')).toBeVisible();
    await expect(canvas.getByText('鶴浜スタジアム')).toBeVisible();
  },
};

export const MatchCanceled: Story = {
  name: '受け取りの試合が中止',
  tags: ['[MATCH-02]'],
  args: { match: { ...sampleMatch, state: 'canceled' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('試合は中止になりました')).toBeVisible();
  },
};
