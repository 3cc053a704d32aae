import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { MatchFilter } from './MatchFilter';

const meta = {
  id: 'match-filter',
  title: '共用の部品/MatchFilter',
  component: MatchFilter,
  tags: ['visual', '[MATCH-07]'],
  args: {
    items: [
      { matchId: 13, day: '2026-12-05', opponent: '北嶺ウルブス' },
      { matchId: 12, day: '2026-11-28', opponent: '港南マリナーズ' },
    ],
    value: '',
    onChange: fn(),
  },
} satisfies Meta<typeof MatchFilter>;

export default meta;
type Story = StoryObj<typeof meta>;

export const All: Story = {
  name: 'すべて',
  play: async ({ args, canvas, userEvent }) => {
    const match = canvas.getByRole('combobox', { name: '試合' });
    await expect(match).toHaveDisplayValue('すべて');
    await userEvent.selectOptions(match, '11月28日（土） 対 港南マリナーズ');
    await expect(args.onChange).toHaveBeenLastCalledWith('12');
  },
};

export const One: Story = {
  name: '1つの試合',
  args: { value: '13' },
  play: async ({ args, canvas, userEvent }) => {
    const match = canvas.getByRole('combobox', { name: '試合' });
    await expect(match).toHaveDisplayValue('12月5日（土） 対 北嶺ウルブス');
    await userEvent.selectOptions(match, 'すべて');
    await expect(args.onChange).toHaveBeenLastCalledWith('');
  },
};

export const Unknown: Story = {
  name: '一覧にない試合',
  args: { value: '99' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox')).toHaveDisplayValue('試合番号 99');
  },
};
