import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import { Button } from '../../../primitives';
import { OfflineBanner } from './OfflineBanner';

const meta = {
  id: 'offline-banner',
  title: '画面の部品/共通/OfflineBanner',
  component: OfflineBanner,
  tags: ['visual'],
  parameters: { layout: 'fullscreen' },
  args: { offline: true },
} satisfies Meta<typeof OfflineBanner>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Offline: Story = {
  name: 'オフライン',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('オフラインです');
  },
};

export const Pending: Story = {
  name: '送信待ちあり',
  args: { pending: 3 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('送信待ちのメッセージが3件あります');
  },
};

export const LastUpdated: Story = {
  name: 'いつの内容か',
  args: { asOf: '2026-11-21T09:12:00+09:00', pending: 1 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(
      'オフラインです最終更新 2026.11.21 09:12',
    );
  },
};

export const AsOfOnly: Story = {
  name: 'つながっていても読み込めないとき',
  args: { offline: false, asOf: '2026-11-21T09:12:00+09:00' },
  play: async ({ canvas }) => {
    const status = canvas.getByRole('status');
    await expect(status).toHaveTextContent(/^最終更新 2026.11.21 09:12$/);
    await expect(status).toBeVisible();
  },
};

export const Refreshing: Story = {
  name: '前回の内容を見せて更新しているとき',
  args: { offline: false, refreshing: '2026-11-21T09:12:00+09:00' },
  play: async ({ canvas, step }) => {
    const status = canvas.getByRole('status');
    await step('[NET-03] いつの内容かと、更新していることが分かる', async () => {
      await expect(status).toHaveTextContent(/^最終更新 2026.11.21 09:12更新しています$/);
    });
    await step('内容を動かさない', async () => {
      await expect(status.getBoundingClientRect().height).toBe(0);
    });
  },
};

export const RefreshingOffline: Story = {
  name: '更新の途中で切れたとき',
  tags: ['!visual'],
  args: { offline: true, refreshing: '2026-11-21T09:12:00+09:00' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(/^オフラインです$/);
  },
};

export const Online: Story = {
  name: 'つながるとき',
  tags: ['!visual'],
  render: function Online() {
    const [offline, setOffline] = useState(false);
    return (
      <>
        <OfflineBanner offline={offline} />
        <Button onClick={() => setOffline(!offline)}>切り替える</Button>
      </>
    );
  },
  play: async ({ canvas, userEvent, step }) => {
    const status = canvas.getByRole('status');
    const height = () => status.getBoundingClientRect().height;
    await step('つながっている間は場所を取らず、読み上げの用意はある', async () => {
      await expect(status).toHaveTextContent(/^$/);
      await expect(height()).toBe(0);
    });
    await step('切れると開き、戻ると閉じる', async () => {
      await userEvent.click(canvas.getByRole('button'));
      await expect(status).toHaveTextContent('オフラインです');
      await waitFor(() => expect(height()).toBeGreaterThan(30));
      await userEvent.click(canvas.getByRole('button'));
      await waitFor(() => expect(status).toHaveTextContent(/^$/));
      await expect(height()).toBe(0);
    });
  },
};
