import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { MatchDay } from './MatchDay';

const meta = {
  id: 'match-day',
  title: '画面の部品/試合/MatchDay',
  component: MatchDay,
  tags: ['visual', '[MATCH-05]'],
  args: { day: '2026-11-22' },
} satisfies Meta<typeof MatchDay>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Large: Story = {
  name: '大きく',
  play: async ({ canvas, step }) => {
    await step('一つの日付として読み上げる', async () => {
      await expect(canvas.getByText('11月22日 日曜日')).toBeInTheDocument();
      await expect(canvas.getByText('22')).toHaveAttribute('aria-hidden', 'true');
    });
  },
};

export const Small: Story = { name: '小さく', args: { size: 'small', day: '2026-12-05' } };

export const Muted: Story = { name: '行われない', args: { tone: 'muted' } };
