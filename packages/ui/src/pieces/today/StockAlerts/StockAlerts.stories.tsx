import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { StockAlerts } from './StockAlerts';

const uniform = { productId: 3, name: 'ホームユニフォーム 2026', href: '#uniform' };
const towel = { productId: 5, name: 'スカーレットマフラータオル', href: '#towel' };
const items = [
  { ...uniform, label: 'L', sellable: 0, countHref: '#uniform-l' },
  { ...uniform, label: 'XL', sellable: 2, countHref: '#uniform-xl' },
  { ...towel, label: '', sellable: 5, countHref: '#towel-count' },
];

const meta = {
  id: 'stock-alerts',
  title: '画面の部品/今日/StockAlerts',
  component: StockAlerts,
  tags: ['visual', '[TODAY-01]'],
  args: { figures: { count: 3, items, href: '#products' } },
} satisfies Meta<typeof StockAlerts>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Some: Story = {
  name: 'いくつかある',
  play: async ({ canvas }) => {
    const soldOut = canvas.getByRole('row', { name: /ホームユニフォーム.2026 L 売り切れ/ });
    await expect(soldOut).toBeVisible();
    await expect(canvas.getByRole('row', { name: /XL 残り2点/ })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'スカーレットマフラータオル' })).toHaveAttribute(
      'href',
      '#towel',
    );
    await expect(
      canvas.getByRole('link', { name: 'ホームユニフォーム 2026（XL）を数え直す' }),
    ).toHaveAttribute('href', '#uniform-xl');
    await expect(canvas.getByRole('link', { name: '商品を見る' })).toHaveAttribute(
      'href',
      '#products',
    );
    await expect(canvas.queryByText(/ほかに/)).toBeNull();
  },
};

export const Many: Story = {
  name: '多い',
  args: { figures: { count: 1204, items, href: '#products' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('ほかに1,201件あります。')).toBeVisible();
  },
};

export const WithoutGoods: Story = {
  name: '商品を見られない人',
  args: {
    figures: { count: 3, items: items.map(({ href: _, countHref: __, ...item }) => item) },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('売り切れ')).toBeVisible();
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};

export const Oversold: Story = {
  name: 'ブースで多く売れた',
  tags: ['[STOCK-13]'],
  args: {
    figures: {
      count: 3,
      items,
      href: '#products',
      oversold: [
        {
          ...uniform,
          ...{ label: 'L', pieces: 2, orderCount: 1, countHref: '#uniform-l' },
          orders: [{ orderId: '261121-7K3MPQ', href: '#order' }],
        },
        { productId: 5, name: 'タオル', label: '', pieces: 1, orderCount: 0, orders: [] },
      ],
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/ブースで2点多く売れました。/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: /7K3MPQ/ })).toHaveAttribute('href', '#order');
    const [notice] = canvas.getAllByRole('link', {
      name: 'ホームユニフォーム 2026（L）を数え直す',
    });
    await expect(notice).toHaveAttribute('href', '#uniform-l');
    await expect(canvas.getByText(/ブースで1点多く売れました。/)).toBeVisible();
  },
};

export const None: Story = {
  name: 'ひとつもない',
  args: { figures: { count: 0, items: [], href: '#products' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/残りわずか・売り切れのものはありません。/)).toBeVisible();
  },
};

export const Loading: Story = { name: '読み込み中', args: { figures: null } };
