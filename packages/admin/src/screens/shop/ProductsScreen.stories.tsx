import type { Meta, StoryObj } from '@storybook/react-vite';
import { pathTo } from '../../paths';
import {
  empty,
  failed,
  loading,
  offline,
  sampleScreen,
  screenMeta,
  shows,
} from '../../testing/screenStories';
import { ProductsScreen } from './ProductsScreen';

const meta = {
  title: '画面/スタッフ/商品/商品',
  id: 'screen-staff-products',
  component: ProductsScreen,
  tags: ['!autodocs'],
  ...screenMeta({ route: 'products', for: 'products' }),
} satisfies Meta<typeof ProductsScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {
  name: '商品がある',
  tags: ['visual', '[STOCK-01]'],
  play: shows('スカーレットマフラータオル'),
};

export const Hidden: Story = {
  name: '非公開だけ',
  parameters: sampleScreen({ path: `${pathTo('products')}?state=hidden` }),
  play: shows('ナイト'),
};

export const Empty: Story = {
  name: '商品がない',
  parameters: empty,
  play: shows('まだ商品はありません'),
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
