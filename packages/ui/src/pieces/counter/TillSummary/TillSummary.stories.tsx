import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { TillSummary } from './TillSummary';

const meta = {
  id: 'till-summary',
  title: '画面の部品/窓口/TillSummary',
  component: TillSummary,
  tags: ['visual', '[DESK-07]'],
  args: {
    name: 'レジ1',
    open: true,
    cash: { count: 31, paid: 43_820, corrections: 0, expected: 43_820, notCounted: 0 },
    other: { count: 4, paid: 7200, corrections: 0, expected: 7200, notCounted: 0 },
    float: null,
    drawer: 43_820,
    counted: null,
    unsent: null,
    href: '#till',
  },
} satisfies Meta<typeof TillSummary>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  name: '受け渡し中',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'レジ1' })).toHaveAttribute('href', '#till');
    await expect(
      canvas.getByRole('row', { name: /^現金 ?31件 ¥43,820 なし ¥43,820$/ }),
    ).toBeVisible();
    await expect(canvas.queryByText('訂正あり')).toBeNull();
  },
};

export const Closed: Story = { name: '終了', args: { open: false, href: undefined } };

export const Corrected: Story = {
  name: '訂正あり',
  args: {
    open: false,
    cash: { count: 31, paid: 43_820, corrections: -500, expected: 43_320, notCounted: 0 },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('訂正あり')).toBeVisible();
    await expect(canvas.getByRole('row', { name: /-¥500 ¥43,320$/ })).toBeVisible();
  },
};

export const NotCounted: Story = {
  name: '数えていないお金がある',
  args: {
    cash: { count: 31, paid: 43_820, corrections: 0, expected: 43_820, notCounted: 6930 },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/数えていません/)).toHaveTextContent('現金 ¥6,930');
    await expect(canvas.getByRole('row', { name: /なし ¥43,820$/ })).toBeVisible();
  },
};

const float = { amount: 30_000, at: '2026-11-22T09:05:00+09:00', by: '三浦 さとみ' };

export const Started: Story = {
  name: '開始額がある',
  tags: ['!visual'],
  args: { float, drawer: 73_820, unsent: { count: 2, at: '2026-11-22T13:40:00+09:00' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('レジの中にあるはずの現金')).toBeVisible();
    await expect(canvas.getByText('¥73,820')).toBeVisible();
    await expect(canvas.getByText(/届いていない受け渡しが2件あります（13:40）/)).toBeVisible();
    await expect(canvas.queryByText('過不足')).toBeNull();
  },
};

export const Carried: Story = {
  name: '前の試合から続く',
  tags: ['!visual', '[MATCH-07]'],
  args: { carried: 12_000, drawer: 55_820 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('前の試合からの現金')).toBeVisible();
    await expect(canvas.getByText('¥12,000')).toBeVisible();
    await expect(canvas.queryByText('未記録')).toBeNull();
  },
};

export const Counted: Story = {
  name: '数えた',
  args: {
    float,
    drawer: 73_820,
    counted: { ...float, amount: 73_720, expected: 73_820, at: '2026-11-22T16:40:00+09:00' },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('16:40 三浦 さとみ')).toBeVisible();
    await expect(canvas.getByText('¥100 足りません')).toBeVisible();
    await expect(canvas.queryByText(/もう一度数えてください/)).toBeNull();
  },
};

export const CountedBefore: Story = {
  name: '数えたあとに届いた',
  args: {
    float: null,
    drawer: 43_820,
    counted: { ...float, amount: 42_500, expected: 42_500, at: '2026-11-22T16:40:00+09:00' },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('未記録')).toBeVisible();
    await expect(canvas.getByText('なし', { selector: 'dd *' })).toBeVisible();
    await expect(canvas.getByText(/¥1,320増えました。もう一度数えてください/)).toBeVisible();
  },
};

export const Returned: Story = {
  name: '返した分のほうが多い',
  args: { cash: { count: -1, paid: -3600, corrections: 0, expected: -3600, notCounted: 0 } },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('row', { name: /^現金 ?返した分 1件 -¥3,600 なし -¥3,600$/ }),
    ).toBeVisible();
  },
};

export const Longest: Story = {
  name: '長い名前と大きな額',
  args: {
    name: '北ゲート 引き換え所の2番の机',
    cash: {
      count: 1204,
      paid: 12_345_678,
      corrections: -1_234_567,
      expected: 11_111_111,
      notCounted: 0,
    },
  },
};
