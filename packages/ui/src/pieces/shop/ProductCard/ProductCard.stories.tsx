import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { brokenImage, demoGoods } from '../../../testing';
import { ProductCard } from './ProductCard';

const meta = {
  id: 'product-card',
  title: '画面の部品/ショップ/ProductCard',
  component: ProductCard,
  tags: ['visual'],
  args: { product: demoGoods(), href: '#goods-1' },
  decorators: [
    (Story) => (
      <div style={{ width: 'min(173px, 100%)' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ProductCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  name: '値段は円で、税込と書いてある',
  tags: ['[SHOP-06]'],
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: /^ホームユニフォーム\s2026 ¥8,800 税込$/ });
    await expect(link).toHaveAttribute('href', '#goods-1');
  },
};

export const Opens: Story = {
  name: '押すと商品のページを開く',
  tags: ['!visual', '[SHOP-04]'],
  args: { onOpen: fn() },
  play: async ({ args, canvas, userEvent, step }) => {
    const link = canvas.getByRole('link');
    await step('ふつうに押す', async () => {
      await userEvent.click(link);
      await expect(args.onOpen).toHaveBeenCalledTimes(1);
    });
    await step('キーボードで開く', async () => {
      link.focus();
      await userEvent.keyboard('{Enter}');
      await expect(args.onOpen).toHaveBeenCalledTimes(2);
    });
    await step('新しいタブで開く押し方は、リンクのまま', async () => {
      link.addEventListener('click', (event) => event.preventDefault(), { once: true });
      await userEvent.keyboard('{Control>}');
      await userEvent.click(link);
      await userEvent.keyboard('{/Control}');
      await expect(args.onOpen).toHaveBeenCalledTimes(2);
    });
  },
};

export const External: Story = {
  name: '販売サイトで買うもの',
  tags: ['[GOODS-02]'],
  args: { product: demoGoods('voice') },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).toHaveAccessibleName(/販売サイトで購入する商品/);
  },
};

export const Few: Story = {
  name: '残りがわずか',
  tags: ['[STOCK-03]', '[STOCK-11]'],
  args: { product: { ...demoGoods(), stock: { state: 'few', left: 3 } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).toHaveAccessibleName(/残り3点$/);
  },
};

export const InPayment: Story = {
  name: 'ほかの方が支払っている',
  tags: ['[STOCK-11]'],
  args: { product: { ...demoGoods(), stock: { state: 'in_payment', left: 0 } } },
};

export const SoldOut: Story = {
  name: '売り切れ',
  tags: ['[STOCK-03]'],
  args: { product: { ...demoGoods('towel'), stock: { state: 'sold_out', left: 0 } } },
};

const sizes = [
  { id: 11, label: 'S', price: 8800 },
  { id: 12, label: 'L', price: 9900 },
];

export const PriceFrom: Story = {
  name: '種類によって値段が違う',
  tags: ['[STOCK-04]'],
  args: { product: { ...demoGoods(), options: sizes } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).toHaveAccessibleName(/¥8,800〜 税込$/);
  },
};

export const LongName: Story = {
  name: '長い名前は2行まで',
  args: {
    product: {
      ...demoGoods('ring'),
      name: 'ダイヤモンドモチーフリング（限定一〇〇点・名入れできます・専用の小箱つき）',
      price: 1_234_567,
    },
  },
  play: async ({ canvas }) => {
    const name = canvas.getByText(/^ダイヤモンド/);
    // The box around the name cuts it off.
    const height = name.parentElement?.clientHeight ?? 0;
    const line = Number.parseFloat(getComputedStyle(name).lineHeight);
    await expect(Math.round(height / line)).toBe(2);
  },
};

export const NoPicture: Story = {
  name: '写真がない',
  args: { product: { ...demoGoods('towel'), imageUrls: [] } },
};

export const BrokenPicture: Story = {
  name: '写真が届かない',
  args: { product: { ...demoGoods('towel'), imageUrls: [brokenImage] } },
};
