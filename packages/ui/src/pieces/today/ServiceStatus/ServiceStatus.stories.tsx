import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ServiceStatus } from './ServiceStatus';

const meta = {
  id: 'service-status',
  title: '画面の部品/今日/ServiceStatus',
  component: ServiceStatus,
  tags: ['visual', '[TODAY-01]'],
  args: {
    items: [
      { name: 'payment', state: 'failed', since: '2025-11-22T13:30:00+09:00', href: '#orders' },
      { name: 'line', state: 'working', since: null },
      { name: 'push', state: 'unknown', since: '2025-11-21T18:02:00+09:00' },
      { name: 'storage', state: 'working', since: null },
      { name: 'jobs', state: 'working', since: null },
    ],
  },
} satisfies Meta<typeof ServiceStatus>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Failed: Story = {
  name: '失敗しているものがある',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('row', { name: /^カード決済 失敗しています/ })).toBeVisible();
    await expect(canvas.getByRole('link', { name: '止まっている注文を見る' })).toHaveAttribute(
      'href',
      '#orders',
    );
    await expect(canvas.getByRole('row', { name: /^LINEログイン 正常/ })).toBeVisible();
  },
};

export const Working: Story = {
  name: 'すべて正常',
  args: {
    items: [
      { name: 'payment', state: 'working', since: null },
      { name: 'line', state: 'working', since: null },
    ],
  },
};

export const JobsFailed: Story = {
  name: '裏で行う処理が失敗した',
  tags: ['[OPS-02]'],
  args: {
    items: [
      { name: 'payment', state: 'working', since: null },
      { name: 'jobs', state: 'failed', since: '2025-11-22T13:10:00+09:00', count: 2 },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('row', { name: /^裏で行う処理 失敗 2件/ })).toBeVisible();
    await expect(canvas.getByText(/システムを動かしている人に伝えてください/)).toBeVisible();
  },
};

export const JobsLate: Story = {
  name: '裏で行う処理が遅れている',
  tags: ['[OPS-02]'],
  args: { items: [{ name: 'jobs', state: 'late', since: '2025-11-22T13:10:00+09:00' }] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('row', { name: /^裏で行う処理 遅れています/ })).toBeVisible();
    await expect(canvas.getByText(/システムを動かしている人に伝えてください/)).toBeVisible();
  },
};

export const None: Story = { name: 'ひとつもない', args: { items: [] } };

export const Loading: Story = { name: '読み込み中', args: { items: null } };
