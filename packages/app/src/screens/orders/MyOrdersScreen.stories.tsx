import type { Meta, StoryObj } from '@storybook/react-vite';
import { empty, failed, loading, offline, screenMeta, shows } from '../../testing/screenStories';
import { MyOrdersScreen } from './MyOrdersScreen';

const meta = {
  title: '画面/注文/マイページの注文履歴',
  id: 'screen-my-orders',
  component: MyOrdersScreen,
  tags: ['!autodocs'],
  ...screenMeta({ route: 'myOrders', tab: 'myPage' }),
} satisfies Meta<typeof MyOrdersScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {
  name: '注文がある',
  tags: ['visual'],
  play: shows('受け取り待ちが2件あります', '応援フラッグ'),
};

export const Empty: Story = { name: '注文がない', parameters: empty };

export const Loading: Story = { name: '読み込み中', parameters: loading };

export const Failed: Story = { name: '失敗', parameters: failed };

export const Offline: Story = {
  name: '圏外',
  parameters: offline,
  play: shows('オフラインです'),
};
