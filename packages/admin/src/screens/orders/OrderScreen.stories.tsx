import type { Meta, StoryObj } from '@storybook/react-vite';
import { pathTo } from '../../paths';
import { answersAbout } from '../../testing/sampleAnswers';
import {
  dueOrder,
  handedOverOrder,
  paidOrder,
  refundedInPart,
  type SampleOrder,
  shippedOrder,
  unshippedOrder,
} from '../../testing/sampleOrders';
import {
  failed,
  loading,
  missing,
  offline,
  sampleScreen,
  screenMeta,
  shows,
} from '../../testing/screenStories';
import { OrderScreen } from './OrderScreen';

const about = (sample: SampleOrder) =>
  sampleScreen({
    path: pathTo('order', { orderId: sample.order.id }),
    answers: answersAbout(sample),
  });

const meta = {
  title: '画面/スタッフ/注文/注文の詳細',
  id: 'screen-staff-order',
  component: OrderScreen,
  tags: ['!autodocs'],
  ...screenMeta({
    route: 'order',
    for: 'orders',
    path: pathTo('order', { orderId: paidOrder.order.id }),
    without: { Empty: 'the address names one order' },
  }),
} satisfies Meta<typeof OrderScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {
  name: '会場で渡す・支払い済み',
  tags: ['visual', '[ORDM-02]'],
  play: shows('261108-7K3MP8', 'まで返せます'),
};

export const AtVenue: Story = {
  name: '会場払い',
  tags: ['visual', '[ORDM-02]'],
  parameters: about(dueOrder),
  play: shows('会場で受け取る金額'),
};

export const HandedOver: Story = {
  name: '今日渡した',
  tags: ['visual', '[DESK-05]'],
  parameters: about(handedOverOrder),
  play: shows('レジ1が渡しました。'),
};

export const Unshipped: Story = {
  name: 'これから送る',
  tags: ['visual', '[ORDM-03]'],
  parameters: about(unshippedOrder),
  play: shows('発送済みにする'),
};

export const Shipped: Story = {
  name: '送った',
  tags: ['visual', '[ORDM-03]'],
  parameters: about(shippedOrder),
  play: shows('配送会社で確かめる'),
};

export const Refunded: Story = {
  name: '一部を返した',
  tags: ['visual', '[ORDM-04]'],
  parameters: sampleScreen({
    answers: { 'GET /v1/admin/orders/{orderId}/refunds': refundedInPart(paidOrder, 600) },
  }),
  play: shows('-¥600'),
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
