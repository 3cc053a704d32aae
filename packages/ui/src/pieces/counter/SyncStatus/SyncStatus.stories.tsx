import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { SyncStatus } from './SyncStatus';

const meta = {
  id: 'sync-status',
  title: '画面の部品/窓口/SyncStatus',
  component: SyncStatus,
  tags: ['visual', '[DESK-06]'],
  parameters: { layout: 'fullscreen' },
  args: {
    offline: false,
    asOf: '2026-11-21T13:41:00+09:00',
    count: 1234,
    complete: true,
    old: false,
    waiting: 0,
  },
} satisfies Meta<typeof SyncStatus>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Live: Story = {
  name: 'つながっている',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(
      'この端末の一覧 13:41・オフライン用に 1,234件',
    );
    await expect(canvas.queryByText(/まだ送っていない/)).toBeNull();
  },
};

export const Loading: Story = {
  name: '一覧を用意している',
  args: { asOf: null, count: 0, complete: false },
};

export const Part: Story = {
  name: '一覧を途中まで保存した',
  args: { asOf: null, count: 3000, complete: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(
      'オフライン用に 3,000件まで保存しました。残りを読み込んでいます。',
    );
  },
};

export const OfflinePart: Story = {
  name: '一覧の途中で通信が切れた',
  args: { offline: true, asOf: null, count: 3000, complete: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('途中の 3,000件までです。');
  },
};

export const Waiting: Story = {
  name: '送るのを待っている',
  args: { waiting: 3 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('まだ送っていない記録 3件')).toBeVisible();
  },
};

export const Offline: Story = {
  name: '通信がない',
  args: { offline: true, waiting: 12 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('サーバーに接続できません。');
    await expect(canvas.getByRole('status')).toHaveTextContent('13:41 の一覧（1,234件）で');
  },
};

export const WithoutList: Story = {
  name: '通信も一覧もない',
  args: { offline: true, asOf: null, count: 0, complete: false },
};

export const Old: Story = {
  name: '一覧が古い',
  args: { offline: true, old: true, waiting: 104 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('そのあとの取り消しは');
  },
};

export const Leaving: Story = {
  name: 'ログアウトできない',
  args: { offline: true, waiting: 1, leaving: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('ログアウトできません');
  },
};
