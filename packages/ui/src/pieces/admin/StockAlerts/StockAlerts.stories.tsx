import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { StockAlerts } from '.';

const meta = {
  id: 'stock-alerts',
  title: '画面の部品/スタッフ/StockAlerts',
  component: StockAlerts,
  tags: ['visual', '[TODAY-01]'],
  args: {
    items: [
      {
        id: '1',
        name: 'レプリカキャップ',
        option: 'フリー',
        imageUrl: null,
        left: 0,
        href: '#cap',
      },
      {
        id: '2',
        name: 'ホームユニフォーム 2026',
        option: 'L',
        imageUrl: null,
        left: 3,
        href: '#uniform',
      },
      {
        id: '3',
        name: '選手の名前が入った、とても長い名前の応援フラッグ',
        option: '',
        imageUrl: null,
        left: 1200,
        href: '#flag',
      },
    ],
    listHref: '#products',
  },
} satisfies Meta<typeof StockAlerts>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Some: Story = {
  name: '少ない、売り切れ',
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('link', { name: 'レプリカキャップ フリー 売り切れ' }),
    ).toHaveAttribute('href', '#cap');
    await expect(
      canvas.getByRole('link', { name: 'ホームユニフォーム 2026 L 残り3点' }),
    ).toBeVisible();
    await expect(canvas.getByRole('link', { name: '商品の一覧' })).toHaveAttribute(
      'href',
      '#products',
    );
  },
};

export const None: Story = { name: 'ひとつもない', args: { items: [] } };

export const Loading: Story = { name: '読み込み中', args: { items: null } };
