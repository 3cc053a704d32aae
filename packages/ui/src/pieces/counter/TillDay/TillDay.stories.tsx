import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { TillDay } from './TillDay';

const notCounted = { float: null, drawer: 0, counted: null, unsent: null };
const none = { count: 0, paid: 0, corrections: 0, expected: 0, notCounted: 0 };

const meta = {
  id: 'till-day',
  title: '画面の部品/窓口/TillDay',
  component: TillDay,
  tags: ['visual', '[DESK-07]'],
  args: {
    day: '2026-11-22',
    previousHref: '#previous',
    nextHref: null,
    items: [
      {
        id: '1',
        name: 'レジ1',
        open: true,
        cash: { count: 31, paid: 43_820, corrections: -500, expected: 43_320, notCounted: 0 },
        other: { count: 4, paid: 7200, corrections: 0, expected: 7200, notCounted: 0 },
        ...notCounted,
        href: '#till-1',
      },
      {
        id: '2',
        name: 'レジ2',
        open: false,
        cash: { count: 12, paid: 17_300, corrections: 0, expected: 17_300, notCounted: 0 },
        other: none,
        float: { amount: 30_000, at: '2026-11-22T09:05:00+09:00', by: '三浦 さとみ' },
        drawer: 47_300,
        counted: {
          amount: 47_300,
          expected: 47_300,
          at: '2026-11-22T16:40:00+09:00',
          by: '三浦 さとみ',
        },
        unsent: null,
        href: '#till-2',
      },
    ],
    cash: 60_620,
    other: 7200,
    csv: { pending: false, onSave: fn() },
    matches: {
      items: [{ matchId: 12, day: '2026-11-22', opponent: '港南マリナーズ' }],
      ...{ value: '', onChange: fn() },
    },
  },
} satisfies Meta<typeof TillDay>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Today: Story = {
  name: '今日',
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('¥60,620')).toBeVisible();
    await expect(canvas.getByText('訂正 -¥500 を含みます')).toBeVisible();
    await expect(canvas.getByRole('link', { name: '前の日' })).toHaveAttribute('href', '#previous');
    await expect(canvas.queryByRole('link', { name: '次の日' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'この日の記録をCSVで保存' }));
    await expect(args.csv.onSave).toHaveBeenCalledTimes(1);
  },
};

export const Earlier: Story = {
  name: '前の日、記録がない',
  args: { day: '2026-11-21', nextHref: '#next', items: [], cash: 0, other: 0 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: '次の日' })).toHaveAttribute('href', '#next');
    const middle = (element: Element | null | undefined) => {
      const { left = 0, right = 0 } = element?.getBoundingClientRect() ?? {};
      return (left + right) / 2;
    };
    const title = canvas.getByText('この日の会場払いはありません');
    await expect(title).toBeVisible();
    const whole = canvas.getByRole('navigation', { name: '日を選ぶ' }).parentElement;
    await expect(middle(title)).toBeCloseTo(middle(whole), 0);
  },
};

export const OfMatch: Story = {
  name: '試合',
  tags: ['[MATCH-07]'],
  args: { matches: { ...meta.args.matches, value: '12' } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.queryByRole('navigation', { name: '日を選ぶ' })).toBeNull();
    await expect(canvas.getByRole('button', { name: 'この試合の記録をCSVで保存' })).toBeVisible();
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: '試合' }), 'すべて');
    await expect(args.matches.onChange).toHaveBeenLastCalledWith('');
  },
};

export const Loading: Story = { name: '読み込み中', args: { items: null } };
