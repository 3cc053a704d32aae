import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Stack } from '../../../primitives';
import { MatchHeroNames } from './MatchHeroNames';

const meta = {
  id: 'match-hero-names',
  title: '画面の部品/試合/MatchHeroNames',
  component: MatchHeroNames,
  tags: ['visual', '[MATCH-08]'],
  args: { winningPitcher: '真壁 大悟', hero: '佐伯 颯太' },
  render: (args) => (
    <Stack gap="xs">
      <MatchHeroNames {...args} />
    </Stack>
  ),
} satisfies Meta<typeof MatchHeroNames>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Both: Story = {
  name: '二人',
  play: async ({ canvas }) => {
    await expect(canvas.getByText('勝利投手 真壁 大悟')).toBeVisible();
    await expect(canvas.getByText('本日のヒーロー 佐伯 颯太')).toBeVisible();
  },
};

export const Longest: Story = {
  name: 'いちばん長い名前',
  args: {
    winningPitcher: undefined,
    hero: 'アレクサンドル・フェルナンデス・デ・ラ・クルス・ロドリゲス',
  },
};
