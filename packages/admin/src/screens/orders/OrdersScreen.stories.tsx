import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { pathTo } from '../../paths';
import { duePage } from '../../testing/sampleOrders';
import {
  empty,
  failed,
  loading,
  offline,
  sampleScreen,
  screenMeta,
  shows,
} from '../../testing/screenStories';
import { OrdersScreen } from './OrdersScreen';

const meta = {
  title: '画面/スタッフ/注文/注文',
  id: 'screen-staff-orders',
  component: OrdersScreen,
  tags: ['!autodocs'],
  ...screenMeta({ route: 'orders', for: 'orders' }),
} satisfies Meta<typeof OrdersScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {
  name: '注文がある',
  tags: ['visual', '[ORDM-01]'],
  play: shows('261108-7K3MP8'),
};

export const Filtered: Story = {
  name: '会場払いの未収だけ',
  tags: ['visual', '[ORDM-01]'],
  parameters: sampleScreen({
    path: `${pathTo('orders')}?due=at_venue`,
    answers: { 'GET /v1/admin/orders': duePage },
  }),
  play: shows('件をCSVで保存'),
};

export const Empty: Story = {
  name: '注文がない',
  parameters: empty,
  play: shows('まだ注文はありません'),
};

export const Loading: Story = {
  name: '読み込み中',
  parameters: loading,
  async play({ canvas }) {
    await expect(await canvas.findByRole('button', { name: 'すべて' })).toBeVisible();
  },
};

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
