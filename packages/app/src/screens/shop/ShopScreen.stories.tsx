import type { Meta, StoryObj } from '@storybook/react-vite';
import { empty, failed, loading, offline, screenMeta, shows } from '../../testing/screenStories';
import { ShopScreen } from './ShopScreen';

const meta = {
  title: '画面/ショップ/ファンショップ',
  id: 'screen-shop',
  component: ShopScreen,
  tags: ['!autodocs'],
  ...screenMeta({ route: 'shop', tab: 'shop' }),
} satisfies Meta<typeof ShopScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {
  name: '商品が並ぶ',
  tags: ['visual'],
  play: shows('ファンショップ', 'スカーレットマフラータオル'),
};

export const Empty: Story = {
  name: '商品がない',
  parameters: empty,
  play: shows('データがありません'),
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
