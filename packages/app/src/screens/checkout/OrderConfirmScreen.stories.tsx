import type { Meta, StoryObj } from '@storybook/react-vite';
import { pathTo } from '../../paths';
import { choosePickup, fillCheckout } from '../../testing/prepare';
import { madeToOrder, mixedCart } from '../../testing/sampleShop';
import {
  failed,
  loading,
  offline,
  sampleScreen,
  screenMeta,
  shows,
} from '../../testing/screenStories';
import { OrderConfirmScreen } from './OrderConfirmScreen';
import { deliverySearch } from './useDeliveryPeriod';

const meta = {
  title: '画面/購入手続き/注文確認',
  id: 'screen-order-confirm',
  component: OrderConfirmScreen,
  tags: ['!autodocs'],
  ...screenMeta({
    route: 'orderConfirm',
    prepare: fillCheckout,
    without: { Empty: 'an empty cart leads to the cart' },
  }),
} satisfies Meta<typeof OrderConfirmScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {
  name: '確かめる',
  tags: ['visual'],
  play: shows('注文を確定する', 'ホームユニフォーム 2026'),
};

export const AtPickup: Story = {
  name: '会場払いを確かめる',
  tags: ['visual', '[CHK-13]'],
  parameters: sampleScreen({ route: 'orderConfirm', prepare: choosePickup }),
  play: shows('注文を確定する', '商品をお受け取りになるときに'),
};

export const MadeToOrder: Story = {
  name: '受注生産を確かめる',
  tags: ['visual', '[STOCK-15]', '[STOCK-16]'],
  parameters: sampleScreen({
    route: 'orderConfirm',
    path: `${pathTo('orderConfirm')}${deliverySearch(madeToOrder.deliveryPeriod)}`,
    prepare: fillCheckout,
    answers: { 'GET /v1/user/cart': mixedCart },
  }),
  play: shows('注文を確定する', 'スカーレットマフラータオル'),
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
