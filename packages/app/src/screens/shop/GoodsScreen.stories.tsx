import type { Meta, StoryObj } from '@storybook/react-vite';
import { pathTo } from '../../paths';
import { madeToOrder, product } from '../../testing/sampleShop';
import {
  failed,
  loading,
  missing,
  offline,
  sampleScreen,
  screenMeta,
  shows,
} from '../../testing/screenStories';
import { GoodsScreen } from './GoodsScreen';

const meta = {
  title: '画面/ショップ/商品',
  id: 'screen-goods',
  component: GoodsScreen,
  tags: ['!autodocs'],
  ...screenMeta({
    route: 'goods',
    path: pathTo('goods', { goodsId: '1' }),
    without: { Empty: 'the address names one object' },
  }),
} satisfies Meta<typeof GoodsScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {
  name: '買える',
  tags: ['visual'],
  play: shows('ホームユニフォーム 2026'),
};

export const MadeToOrder: Story = {
  name: '受注生産',
  tags: ['visual', '[STOCK-15]'],
  parameters: sampleScreen({
    route: 'goods',
    path: pathTo('goods', { goodsId: '1' }),
    answers: {
      'GET /v1/user/products/{productId}': {
        ...product,
        product: {
          ...product.product,
          ...{ madeToOrder, closesAt: madeToOrder.closesAt, minimum: 30 },
        },
      },
    },
  }),
  play: shows('30点に満たないときは、製作しません。'),
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
  play: shows('商品が見つかりません'),
};
