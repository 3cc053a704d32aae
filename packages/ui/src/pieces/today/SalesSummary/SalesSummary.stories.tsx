import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { SalesSummary } from './SalesSummary';

const none = { count: 0, card: 0, cash: 0, other: 0, corrections: 0 };

const meta = {
  id: 'sales-summary',
  title: '画面の部品/今日/SalesSummary',
  component: SalesSummary,
  tags: ['visual', '[TODAY-01]'],
  args: {
    today: { count: 97, card: 343_640, cash: 131_120, other: 11_440, corrections: -100 },
    month: { count: 680, card: 2_310_500, cash: 810_900, other: 93_500, corrections: -100 },
    monthNumber: 11,
    hrefs: { today: '#today', month: '#month', tills: '#tills' },
  },
} satisfies Meta<typeof SalesSummary>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Some: Story = {
  name: '売上がある',
  play: async ({ canvas }) => {
    await expect(canvas.getByText('今日・97件')).toBeVisible();
    await expect(canvas.getByText('今日のレジの訂正 -¥100 は入っていません。')).toBeVisible();
    await expect(canvas.getByRole('row', { name: 'カード ¥343,640 ¥2,310,500' })).toBeVisible();
    await expect(canvas.getByRole('row', { name: '合計 ¥486,200 ¥3,214,900' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'レジごとの集計' })).toHaveAttribute(
      'href',
      '#tills',
    );
  },
};

export const Zero: Story = { name: 'まだない', args: { today: none, month: none } };

export const Returned: Story = {
  name: '返した額のほうが多い',
  args: { today: { count: -1, card: 0, cash: -3600, other: 1800, corrections: 0 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('row', { name: /^会場払い・現金 -¥3,600/ })).toBeVisible();
    await expect(canvas.getByText('今日・返した分 1件')).toBeVisible();
  },
};

export const Loading: Story = { name: '読み込み中', args: { today: null, month: null } };
