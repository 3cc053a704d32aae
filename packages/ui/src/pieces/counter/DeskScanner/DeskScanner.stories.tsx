import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { Button, Text } from '../../../primitives';
import { type FakeCamera, fakeCamera, scenery } from '../../../testing';
import { expectOnlyInTwin } from '../../../testing/twin';
import { DeskScanner, type DeskScannerProps } from './DeskScanner';
import { useDeskScanner } from './useDeskScanner';

const camera: DeskScannerProps['camera'] = {
  stream: null,
  poster: scenery('stadium'),
  torch: 'off',
  onTorch: fn(),
  count: 2,
  onSwitch: fn(),
};

const meta = {
  id: 'desk-scanner',
  title: '画面の部品/窓口/DeskScanner',
  component: DeskScanner,
  tags: ['visual'],
  parameters: { layout: 'fullscreen' },
  args: { status: 'looking', camera, onStart: fn() },
} satisfies Meta<typeof DeskScanner>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Looking: Story = {
  name: '読み取りを待つ',
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('QRコードを枠に合わせてください')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'ライト' }));
    await expect(args.camera.onTorch).toHaveBeenCalledTimes(1);
    await userEvent.click(canvas.getByRole('button', { name: 'カメラを切り替える' }));
    await expect(args.camera.onSwitch).toHaveBeenCalledTimes(1);
  },
};

export const Low: Story = {
  name: '結果のとなりで次を待つ',
  args: { kind: 'low', camera: { ...camera, torch: 'on' } },
};

export const Off: Story = {
  name: '始める前',
  args: { status: 'off' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '受け渡しを始める' }));
    await expect(args.onStart).toHaveBeenCalledTimes(1);
  },
};

export const OffLow: Story = {
  name: '始める前、結果のとなりで',
  args: { status: 'off', kind: 'low' },
  play: async (context) => {
    const { canvas } = context;
    await expectOnlyInTwin(context, { kind: 'tall' }, () => canvas.queryByText(/点いたまま/));
    await expect(canvas.getByRole('button', { name: '受け渡しを始める' })).toBeVisible();
  },
};

export const Starting: Story = {
  name: '起動中',
  args: { status: 'starting', camera: { ...camera, torch: 'none', count: 0 } },
};

export const Denied: Story = {
  name: '許可されていない',
  args: { status: 'denied' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('カメラを許可してください');
  },
};
export const Missing: Story = { name: 'カメラがない', args: { status: 'missing' } };
export const InUse: Story = { name: 'ほかのアプリで使われている', args: { status: 'inUse' } };
export const Paused: Story = { name: '止まった', args: { status: 'paused' } };
export const Failed: Story = { name: '開始できなかった', args: { status: 'failed' } };
export const Insecure: Story = {
  name: '使えないブラウザー',
  args: { status: 'insecure' },
  play: async (context) => {
    await expectOnlyInTwin(context, { status: 'failed' }, () =>
      context.canvas.queryByRole('button'),
    );
  },
};

export const PriceTags: Story = {
  name: '値札を読み取る',
  tags: ['[STOCK-13]'],
  args: { codes: 'priceTags', kind: 'low' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('値札を映してください')).toBeVisible();
  },
};

export const PriceTagsOff: Story = {
  name: '値札を読み取る前',
  tags: ['[STOCK-13]'],
  args: { codes: 'priceTags', kind: 'low', status: 'off' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '値札を読み取る' }));
    await expect(args.onStart).toHaveBeenCalledTimes(1);
  },
};

export const PriceTagsDenied: Story = {
  name: '値札、許可されていない',
  tags: ['[STOCK-13]'],
  args: { codes: 'priceTags', kind: 'low', status: 'denied' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('商品の一覧からも選べます');
  },
};

let device: FakeCamera;
const read = fn<(texts: readonly string[]) => void>();

export const Live: Story = {
  name: '動かす',
  tags: ['!visual', '[DESK-02]'],
  beforeEach: () => {
    read.mockClear();
    device = fakeCamera({ shows: 'https://fanclub.example/admin/orders/261121-7K3MPQ/edit' });
    return () => device.remove();
  },
  render: function Live() {
    const [reading, setReading] = useState(true);
    const scanner = useDeskScanner({ reading, onTexts: read });
    return (
      <>
        <DeskScanner {...scanner} />
        <Button onClick={() => setReading(!reading)}>読み取りを切り替える</Button>
        <Text>{scanner.status}</Text>
      </>
    );
  },
  play: async ({ canvas, userEvent, step }) => {
    const texts = () => read.mock.calls.flatMap(([found]) => found);
    await step('一度押すと始まり、読み取っても続く', async () => {
      await expect(device.requests).toHaveLength(0);
      await userEvent.click(canvas.getByRole('button', { name: '受け渡しを始める' }));
      await waitFor(
        () => expect(texts()).toContain('https://fanclub.example/admin/orders/261121-7K3MPQ/edit'),
        { timeout: 10_000 },
      );
      device.show('261121-R8T4KX');
      await waitFor(() => expect(texts()).toContain('261121-R8T4KX'), { timeout: 10_000 });
      await expect(device.requests).toHaveLength(1);
    });
    await step('読み取りを止めても、カメラは点いたまま', async () => {
      await userEvent.click(canvas.getByRole('button', { name: '読み取りを切り替える' }));
      device.show('261121-3QJ7WA');
      read.mockClear();
      await userEvent.click(canvas.getByRole('button', { name: '読み取りを切り替える' }));
      await waitFor(() => expect(texts()).toContain('261121-3QJ7WA'), { timeout: 10_000 });
      await expect(device.requests).toHaveLength(1);
    });
  },
};
