import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { UnsentHandOvers } from './UnsentHandOvers';

const meta = {
  id: 'unsent-hand-overs',
  title: '共用の部品/UnsentHandOvers',
  component: UnsentHandOvers,
  tags: ['visual', '[DESK-06]'],
  args: {
    unsent: { count: 2, at: '2026-11-21T04:05:00Z', isCurrent: true },
    sentLater: '送っていない記録は端末に残ります。',
  },
} satisfies Meta<typeof UnsentHandOvers>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Some: Story = {
  name: 'まだある',
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/まだ送っていない記録が2件あります/)).toBeVisible();
    await expect(canvas.getByText(/端末に残ります/)).toBeVisible();
  },
};

export const None: Story = {
  name: 'もうない',
  args: { unsent: { count: 0, at: '2026-11-21T04:05:00Z', isCurrent: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('まだ送っていない記録はありません（13:05）。')).toBeVisible();
  },
};

export const LastReported: Story = {
  name: '通信がない',
  args: { unsent: { count: 1, at: '2026-11-21T04:05:00Z', isCurrent: false } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^13:05から通信がありません。.*端末に残ります。$/)).toBeVisible();
  },
};
