import type { Meta, StoryObj } from '@storybook/react-vite';
import { mixedCart } from '../../testing/sampleShop';
import {
  empty,
  failed,
  loading,
  offline,
  sampleScreen,
  screenMeta,
  shows,
} from '../../testing/screenStories';
import { CartScreen } from './CartScreen';

const meta = {
  title: '画面/ショップ/カート',
  id: 'screen-cart',
  component: CartScreen,
  tags: ['!autodocs'],
  ...screenMeta({ route: 'cart' }),
} satisfies Meta<typeof CartScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {
  name: '商品がある',
  tags: ['visual'],
  play: shows('ホームユニフォーム 2026', 'スカーレットマフラータオル'),
};

export const Groups: Story = {
  name: '引渡時期の違う商品がある',
  tags: ['visual', '[STOCK-16]'],
  parameters: sampleScreen({ route: 'cart', answers: { 'GET /v1/user/cart': mixedCart } }),
  play: shows('すぐにご用意できる商品', '受注生産（引渡時期：2027年3月下旬）'),
};

export const Empty: Story = {
  name: '商品がない',
  parameters: empty,
  play: shows('カートに商品がありません'),
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
