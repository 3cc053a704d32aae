import type { Meta, StoryObj } from '@storybook/react-vite';
import { pathTo } from '../../paths';
import { order } from '../../testing/sampleShop';
import { failed, loading, missing, offline, screenMeta, shows } from '../../testing/screenStories';
import { OrderScreen } from './OrderScreen';

const meta = {
  title: '画面/注文/注文詳細',
  id: 'screen-order',
  component: OrderScreen,
  tags: ['!autodocs'],
  ...screenMeta({
    route: 'order',
    path: pathTo('order', { orderId: order.id }),
    tab: 'myPage',
    without: { Empty: 'the address names one object' },
  }),
} satisfies Meta<typeof OrderScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {
  name: '会場で受け取る',
  tags: ['visual'],
  play: shows('注文詳細', `${order.id}`),
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
