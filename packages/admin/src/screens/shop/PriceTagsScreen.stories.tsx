import type { Meta, StoryObj } from '@storybook/react-vite';
import { priceTagsFor } from '../../paths';
import { productAt } from '../../testing/sampleProducts';
import {
  empty,
  failed,
  loading,
  offline,
  sampleScreen,
  screenMeta,
  shows,
} from '../../testing/screenStories';
import { PriceTagsScreen } from './PriceTagsScreen';

const meta = {
  title: '画面/スタッフ/商品/値札',
  id: 'screen-staff-price-tags',
  component: PriceTagsScreen,
  tags: ['!autodocs', '[STOCK-13]'],
  ...screenMeta({ route: 'priceTags', for: 'products' }),
} satisfies Meta<typeof PriceTagsScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

// Without a picture: the codes hold the origin of the page, whose port differs each time. The piece has pictures.
export const Full: Story = {
  name: 'すべての商品',
  play: shows('スカーレットマフラータオル', '¥2,200'),
};

export const One: Story = {
  name: '一つの商品',
  parameters: sampleScreen({ path: priceTagsFor(productAt(1).id) }),
  play: shows('スカーレットマフラータオル'),
};

export const Empty: Story = {
  name: '値札がない',
  parameters: empty,
  play: shows('印刷できる値札はありません'),
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
