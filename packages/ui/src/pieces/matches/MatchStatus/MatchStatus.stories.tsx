import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { MatchStatus, type MatchStatusProps } from './MatchStatus';

const meta = {
  id: 'match-status',
  title: '画面の部品/試合/MatchStatus',
  component: MatchStatus,
  tags: ['visual', '[MATCH-01]', '[MATCH-05]'],
  args: { status: 'today' },
} satisfies Meta<typeof MatchStatus>;

export default meta;
type Story = StoryObj<typeof meta>;

const all: readonly MatchStatusProps['status'][] = [
  'today',
  'next',
  'planned',
  'on',
  'finished',
  'postponed',
  'canceled',
];

export const All: Story = {
  name: 'すべての状態',
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8 }}>
      {all.map((status) => (
        <MatchStatus key={status} status={status} />
      ))}
    </div>
  ),
  play: async ({ canvas, step }) => {
    await step('ことばで分かる', async () => {
      for (const word of ['本日', '次の試合', '予定', '開催', '終了', '延期', '中止'])
        await expect(canvas.getByText(word)).toBeVisible();
    });
  },
};
