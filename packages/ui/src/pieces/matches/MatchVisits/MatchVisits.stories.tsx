import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { MatchVisits } from './MatchVisits';

const meta = {
  id: 'match-visits',
  title: '画面の部品/試合/MatchVisits',
  component: MatchVisits,
  tags: ['visual', '[MATCH-06]'],
  args: {
    counts: { rotating: 181, printed: 31 },
    hours: { from: '2026-11-28T11:00:00+09:00', to: '2026-11-28T19:00:00+09:00' },
    calledOff: false,
    hrefs: { screen: '#gate', sheet: '#sheet' },
  },
} satisfies Meta<typeof MatchVisits>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Both: Story = {
  name: '画面と紙のコード',
  play: async ({ canvas }) => {
    await expect(canvas.getByText('212人')).toBeVisible();
    await expect(canvas.getByText('画面 181人、印刷 31人')).toBeVisible();
    await expect(canvas.getByRole('link', { name: '画面に表示' })).toHaveAttribute('href', '#gate');
    await expect(canvas.getByRole('link', { name: '印刷用コード' })).toHaveAttribute(
      'href',
      '#sheet',
    );
  },
};

export const Nobody: Story = { name: 'まだいない', args: { counts: { rotating: 0, printed: 0 } } };

export const CalledOff: Story = {
  name: '中止',
  args: { calledOff: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('中止・延期のあいだは、だれも押せません。')).toBeVisible();
  },
};
