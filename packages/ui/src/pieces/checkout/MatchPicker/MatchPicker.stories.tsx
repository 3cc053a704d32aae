import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { sampleMatch } from '../../../testing';
import { MatchPicker } from './MatchPicker';

const items = [
  sampleMatch,
  { ...sampleMatch, matchId: 5, day: '2026-12-05', opponent: '西峰フェニックス' },
  { ...sampleMatch, matchId: 6, day: '2026-12-12', opponent: '北浦オリオンズ', ground: '北浦球場' },
];

const meta = {
  id: 'match-picker',
  title: '画面の部品/購入手続き/MatchPicker',
  component: MatchPicker,
  tags: ['visual', '[MATCH-02]'],
  args: { items, matchId: sampleMatch.matchId, onMatchChange: fn() },
  render: function Live(props) {
    const [matchId, setMatchId] = useState(props.matchId);
    return (
      <MatchPicker
        {...props}
        matchId={matchId}
        onMatchChange={(id) => {
          props.onMatchChange(id);
          setMatchId(id);
        }}
      />
    );
  },
} satisfies Meta<typeof MatchPicker>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Several: Story = {
  name: 'いちばん近い試合が選ばれ、ほかも選べる',
  play: async ({ args, canvas, userEvent, step }) => {
    const select = canvas.getByRole('combobox', { name: '受け取る試合' });
    await expect(select).toHaveDisplayValue('11月28日（土） 対 港南マリナーズ');
    await expect(canvas.getByText('受け取り窓口 10:00〜16:30')).toBeVisible();
    await step('選んだ試合の会場に変わる', async () => {
      await userEvent.selectOptions(select, '12月12日（土） 対 北浦オリオンズ');
      await expect(args.onMatchChange).toHaveBeenCalledWith(6);
      await expect(canvas.getByText('北浦球場')).toBeVisible();
      await userEvent.selectOptions(select, '11月28日（土） 対 港南マリナーズ');
      select.blur();
    });
  },
};

export const One: Story = {
  name: '一つだけなら、選ばせない',
  args: { items: [sampleMatch] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('11月28日（土） 対 港南マリナーズ')).toBeVisible();
    await expect(canvas.queryByRole('combobox')).toBeNull();
  },
};

export const Replaced: Story = {
  name: '選んだ試合が選べなくなった',
  args: { replaced: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(
      '選んだ試合では受け取れなくなりました',
    );
  },
};

export const None: Story = {
  name: '試合のないクラブ',
  tags: ['!visual'],
  args: { items: [], matchId: undefined },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('');
  },
};
