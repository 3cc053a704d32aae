import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { MatchLinks } from './MatchLinks';

const meta = {
  id: 'match-links',
  title: '画面の部品/試合/MatchLinks',
  component: MatchLinks,
  tags: ['visual'],
  args: { packingHref: '#packing' },
} satisfies Meta<typeof MatchLinks>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Packing: Story = {
  name: '試合の前',
  tags: ['[MATCH-03]'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: '持ち物' })).toHaveAttribute('href', '#packing');
  },
};

export const Over: Story = {
  name: '終わった試合',
  tags: ['[MATCH-07]'],
  args: { closingHref: '#closing' },
  play: async ({ canvas }) => {
    const closing = canvas.getByRole('link', { name: '試合を締める' });
    await expect(closing).toHaveAttribute('href', '#closing');
  },
};
