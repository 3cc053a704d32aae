import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { brokenImage, demoGoods } from '../../../testing';
import { expectOnlyInTwin } from '../../../testing/twin';
import type { ProductStock } from '../../shared/StockLabel/StockLabel';
import type { ProductOption } from '../ProductCard/ProductCard';
import { QuantityForm } from '../QuantityForm/QuantityForm';
import { ProductPage, ProductPageExternal, ProductPageSkeleton } from './ProductPage';

const formOf = (price: number, stock?: ProductStock) => (
  <QuantityForm
    price={price}
    stock={stock}
    quantity={1}
    onQuantityChange={fn()}
    onWayChange={fn()}
    onSubmit={fn()}
    payableAtPickup
  />
);

const meta = {
  id: 'product-page',
  title: '画面の部品/ショップ/ProductPage',
  component: ProductPage,
  tags: ['visual'],
  parameters: { layout: 'fullscreen' },
  args: { product: demoGoods(), children: formOf(8800) },
} satisfies Meta<typeof ProductPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  name: '写真、名前、値段、サイズ、素材、説明',
  tags: ['[GOODS-01]'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: '商品の写真' })).toBeVisible();
    await expect(canvas.getByRole('heading', { name: /^ホームユニフォーム\s2026$/ })).toBeVisible();
    const first = canvas.getByRole('img', { name: 'ホームユニフォーム 2026の写真 1枚目' });
    await expect(first).toHaveAttribute('loading', 'eager');
    const page = canvas.getByRole('article');
    await expect(page).toHaveTextContent('¥8,800税込');
    await expect(canvas.getByText('サイズ').nextElementSibling).toHaveTextContent('S / M / L / XL');
    await expect(canvas.getByText('素材').nextElementSibling).toHaveTextContent('ポリエステル100%');
    await expect(canvas.getByText(/応援席でも街でも/)).toBeVisible();
  },
};

export const Limited: Story = {
  name: 'お一人様の上限がある',
  tags: ['!visual', '[STOCK-17]'],
  args: { product: { ...demoGoods(), perPerson: 2 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('お一人様2点まで')).toBeVisible();
  },
};

export const PictureTexts: Story = {
  name: '写真の説明',
  tags: ['!visual', '[STOCK-01]'],
  args: {
    product: { ...demoGoods(), imageTexts: ['赤いユニフォームの前', ...Array(9).fill('')] },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: '赤いユニフォームの前' })).toBeVisible();
  },
};

export const External: Story = {
  name: '販売サイトで買うもの',
  tags: ['[GOODS-02]'],
  args: {
    product: { ...demoGoods('voice'), imageUrls: demoGoods('voice').imageUrls.slice(0, 1) },
    children: <ProductPageExternal href="https://example.com/voice-ring" />,
  },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('img', { name: `${demoGoods('voice').name}の写真` }),
    ).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
    const link = canvas.getByRole('link', {
      name: '販売サイトで購入する （新しいタブで開きます）',
    });
    await expect(link).toHaveAttribute('href', 'https://example.com/voice-ring');
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
    await expect(canvas.getByText(/販売元のサイト（example\.com）/)).toBeVisible();
  },
};

const soldOut: ProductStock = { state: 'sold_out', left: 0 };

export const SoldOut: Story = {
  name: '売り切れ',
  tags: ['[STOCK-03]'],
  args: { product: { ...demoGoods(), stock: soldOut }, children: formOf(8800, soldOut) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('売り切れ')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'カートに入れる' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
};

const sizes: ProductOption[] = [
  { id: 11, label: 'S（身丈66cm・身幅49cm）', price: 8800 },
  { id: 12, label: 'M（身丈70cm・身幅52cm）', price: 8800, stock: { state: 'few', left: 2 } },
  { id: 13, label: 'L（身丈74cm・身幅55cm）', price: 8800, stock: soldOut },
  { id: 14, label: 'XL（身丈78cm・身幅58cm）', price: 9900 },
];

const formWith = (selected: ProductOption | undefined) => (
  <QuantityForm
    price={selected?.price ?? 8800}
    options={{ items: sizes, selected: selected?.id ?? null, onSelect: fn() }}
    stock={selected?.stock}
    quantity={1}
    onQuantityChange={fn()}
    onWayChange={fn()}
    onSubmit={fn()}
    payableAtPickup
  />
);

export const Options: Story = {
  name: '種類を選ぶ前',
  tags: ['[STOCK-04]'],
  args: { product: { ...demoGoods(), options: sizes }, children: formWith(undefined) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('article')).toHaveTextContent('¥8,800〜税込');
  },
};

export const OptionChosen: Story = {
  name: '選んだ種類の値段',
  tags: ['[STOCK-04]'],
  args: {
    product: { ...demoGoods(), options: sizes },
    option: sizes[3],
    children: formWith(sizes[3]),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('article')).toHaveTextContent('2026¥9,900税込');
  },
};

const script = 'javascript:alert(1)';

export const UnsafeLink: Story = {
  name: '販売サイトのアドレスがウェブの住所ではない',
  parameters: { layout: 'padded' },
  render: () => <ProductPageExternal href={script} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('ただいまご購入いただけません')).toBeVisible();
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};

export const MissingLink: Story = {
  name: '販売サイトのアドレスがない',
  tags: ['!visual'],
  render: () => <ProductPageExternal href={null} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('ただいまご購入いただけません')).toBeVisible();
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};

export const Turns: Story = {
  name: '写真をめくる、止める、ひとまわりする',
  tags: ['!visual', '[GOODS-01]'],
  play: async ({ canvas, userEvent, step }) => {
    await step('動きは止められる', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: /一時停止|再生/ }));
      if (canvas.queryByRole('button', { name: '一時停止' }))
        await userEvent.click(canvas.getByRole('button', { name: '一時停止' }));
      await expect(canvas.getByRole('button', { name: '再生' })).toBeVisible();
    });
    await step('最後の次は最初', async () => {
      await userEvent.click(canvas.getByRole('button', { name: '3枚目を表示' }));
      await waitFor(() => expect(canvas.getByRole('group', { name: '3枚中3枚目' })).toBeVisible());
      await userEvent.click(canvas.getByRole('button', { name: '次へ' }));
      const first = canvas.getByRole('group', { name: '3枚中1枚目' });
      await waitFor(() => expect(getComputedStyle(first).opacity).toBe('1'));
    });
    await step('矢印キーでも、前へもどれる', async () => {
      await userEvent.keyboard('{ArrowLeft}');
      const third = canvas.getByRole('group', { name: '3枚中3枚目' });
      await waitFor(() => expect(getComputedStyle(third).opacity).toBe('1'));
    });
  },
};

export const Broken: Story = {
  name: '写真が届かない',
  args: { product: { ...demoGoods(), imageUrls: [brokenImage] } },
};

export const Bare: Story = {
  name: '名前と値段だけ',
  args: {
    product: { ...demoGoods('towel'), size: '', material: '', description: '', imageUrls: [] },
    children: formOf(2200),
  },
  play: async (context) => {
    const { canvas } = context;
    await expectOnlyInTwin(
      context,
      { product: demoGoods('towel') },
      () => canvas.queryByText('サイズ'),
      () => canvas.queryByText('素材'),
      () => canvas.queryByText('商品について'),
    );
    await expect(canvas.getByRole('heading', { name: 'スカーレットマフラータオル' })).toBeVisible();
  },
};

export const Longest: Story = {
  name: '長いことば',
  args: {
    product: {
      ...demoGoods('ring'),
      name: 'hamano-mariners-official-goods-diamond-ring-2026-limited ダイヤモンドモチーフリング（限定一〇〇点）',
      price: 123_456_789,
      size: '7号 / 9号 / 11号 / 13号 / 15号 / 17号 / 19号（そのほかの号数は受注で承ります）',
    },
    children: formOf(123_456_789),
  },
};

export const Loading: Story = { name: '読み込み中', render: () => <ProductPageSkeleton /> };
