import type { Meta, StoryObj } from '@storybook/react-vite';
import { pathTo } from '../../paths';
import { order, orderAtPickup } from '../../testing/sampleShop';
import {
  failed,
  loading,
  missing,
  offline,
  sampleScreen,
  screenMeta,
  shows,
} from '../../testing/screenStories';
import { OrderCompleteScreen } from './OrderCompleteScreen';

const meta = {
  title: '画面/購入手続き/完了',
  id: 'screen-order-complete',
  component: OrderCompleteScreen,
  tags: ['!autodocs'],
  ...screenMeta({
    route: 'orderComplete',
    path: pathTo('orderComplete', { orderId: order.id }),
    without: { Empty: 'the address names one object' },
  }),
} satisfies Meta<typeof OrderCompleteScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {
  name: '会場で受け取る',
  tags: ['visual'],
  play: shows('ご購入ありがとうございます'),
};

export const AtPickup: Story = {
  name: '会場で支払う',
  tags: ['visual', '[CHK-13]'],
  parameters: sampleScreen({
    route: 'orderComplete',
    path: pathTo('orderComplete', { orderId: order.id }),
    answers: { 'GET /v1/user/orders/{orderId}': { order: orderAtPickup } },
  }),
  play: shows('ご注文を受け付けました', '会場でのお支払い'),
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
  play: shows('注文が見つかりません'),
};
