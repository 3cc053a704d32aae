import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Stack } from '../../../primitives';
import { MatchResult } from './MatchResult';

const meta = {
  id: 'match-result',
  title: '画面の部品/試合/MatchResult',
  component: MatchResult,
  tags: ['visual', '[MATCH-06]'],
  args: { outcome: 'won', result: '鶴浜 5 - 3 港南' },
} satisfies Meta<typeof MatchResult>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Outcomes: Story = {
  name: '勝ち、負け、引き分け',
  render: () => (
    <Stack gap="xs">
      <MatchResult outcome="won" result="鶴浜 5 - 3 港南" />
      <MatchResult outcome="lost" result="鶴浜 0 - 2 北浦" />
      <MatchResult outcome="drawn" result="鶴浜 2 - 2 北浦 延長12回 時間切れ" />
      <MatchResult outcome="won" result={null} />
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^負け\s鶴浜 0 - 2 北浦$/)).toBeVisible();
    await expect(canvas.getByText('勝ち')).toBeVisible();
  },
};

export const ResultOnly: Story = {
  name: '勝敗がない',
  args: { outcome: undefined },
};
