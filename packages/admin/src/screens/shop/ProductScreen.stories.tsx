import type { Meta, StoryObj } from '@storybook/react-vite';
import { pathTo } from '../../paths';
import { endedBelowMinimum, productAt, production } from '../../testing/sampleProducts';
import {
  failed,
  loading,
  missing,
  offline,
  sampleScreen,
  screenMeta,
  shows,
} from '../../testing/screenStories';
import { ProductScreen } from './ProductScreen';

const path = pathTo('product', { productId: String(productAt(1).id) });

const meta = {
  title: '画面/スタッフ/商品/商品の編集',
  id: 'screen-staff-product',
  component: ProductScreen,
  tags: ['!autodocs'],
  ...screenMeta({
    route: 'product',
    for: 'products',
    path,
    without: { Empty: 'the address names one product' },
  }),
} satisfies Meta<typeof ProductScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {
  name: '販売中',
  tags: ['visual', '[STOCK-01]', '[STOCK-12]'],
  play: shows('保存済み', '残り3点'),
};

export const Elsewhere: Story = {
  name: '外部のサイトで売る',
  tags: ['[STOCK-01]'],
  parameters: sampleScreen({
    answers: { 'GET /v1/admin/shop/products/{productId}': productAt(7) },
  }),
  play: shows('販売サイトで購入する'),
};

export const Counting: Story = {
  name: '在庫を数える',
  tags: ['visual', '[STOCK-12]'],
  parameters: sampleScreen({ path: `${path}?stock=count-${productAt(1).id}` }),
  play: shows('この数を記録する'),
};

export const BelowMinimum: Story = {
  name: '受注生産で、最少の数に届かずに終わった',
  tags: ['[STOCK-15]'],
  parameters: sampleScreen({
    answers: {
      'GET /v1/admin/shop/products/{productId}': endedBelowMinimum,
      'GET /v1/admin/shop/products/{productId}/production': production,
    },
  }),
  play: shows('中止して全員に返金する'),
};

export const Loading: Story = { name: '読み込み中', parameters: loading };

export const Failed: Story = {
  name: '失敗',
  parameters: failed,
  play: shows('読み込めませんでした'),
};

export const Offline: Story = {
  name: '圏外',
  parameters: offline,
  play: shows('オフラインです'),
};

export const Missing: Story = {
  name: '見つからない',
  parameters: missing,
  play: shows('お探しのページは見つかりませんでした。'),
};
