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

export const None: Story = { name: 'ひとつもない', args: { items: [] } };

export const Loading: Story = { name: '読み込み中', args: { items: null } };
