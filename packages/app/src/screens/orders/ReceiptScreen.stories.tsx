import type { Meta, StoryObj } from '@storybook/react-vite';
import { pathTo } from '../../paths';
import { order } from '../../testing/sampleShop';
import { failed, loading, missing, offline, screenMeta, shows } from '../../testing/screenStories';
import { ReceiptScreen } from './ReceiptScreen';

const meta = {
  title: '画面/注文/領収書',
  id: 'screen-receipt',
  component: ReceiptScreen,
  tags: ['!autodocs'],
  ...screenMeta({
    route: 'receipt',
    path: pathTo('receipt', { orderId: order.id }),
    without: { Empty: 'the address names one object' },
  }),
} satisfies Meta<typeof ReceiptScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {
  name: '印刷の前',
  tags: ['visual'],
  play: shows('領収書番号'),
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
  play: shows('領収書を表示できません'),
};
