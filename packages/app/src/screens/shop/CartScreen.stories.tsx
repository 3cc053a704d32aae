import type { Meta, StoryObj } from '@storybook/react-vite';
import { empty, failed, loading, offline, screenMeta, shows } from '../../testing/screenStories';
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
