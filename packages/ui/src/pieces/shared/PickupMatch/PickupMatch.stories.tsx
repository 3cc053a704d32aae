import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { sampleMatch } from '../../../testing';
import { PickupMatch } from './PickupMatch';

const meta = {
  id: 'pickup-match',
  title: '共用の部品/PickupMatch',
  component: PickupMatch,
  tags: ['visual', '[MATCH-02]'],
  args: { match: sampleMatch },
} satisfies Meta<typeof PickupMatch>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  name: '日と相手と会場',
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('11月28日（土） 対 港南マリナーズ鶴浜スタジアム');
  },
};

export const Canceled: Story = {
  name: '中止',
  args: { match: { ...sampleMatch, state: 'canceled' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('試合は中止になりました')).toBeVisible();
  },
};

export const Postponed: Story = {
  name: '延期',
  args: { match: { ...sampleMatch, state: 'postponed' } },
};
