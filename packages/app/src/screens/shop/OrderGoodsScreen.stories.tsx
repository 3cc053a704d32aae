import type { Meta, StoryObj } from '@storybook/react-vite';
import { pathTo } from '../../paths';
import { failed, loading, missing, offline, screenMeta, shows } from '../../testing/screenStories';
import { OrderGoodsScreen } from './OrderGoodsScreen';

const meta = {
  title: '画面/ショップ/会場払いのご注文',
  id: 'screen-order-goods',
  component: OrderGoodsScreen,
  tags: ['!autodocs'],
  ...screenMeta({
    route: 'orderGoods',
    path: `${pathTo('orderGoods', { goodsId: '1' })}?quantity=1`,
    without: { Empty: 'the address names one object' },
  }),
} satisfies Meta<typeof OrderGoodsScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {
  name: '入力の前',
  tags: ['visual'],
  play: shows('ホームユニフォーム 2026', '注文する'),
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
