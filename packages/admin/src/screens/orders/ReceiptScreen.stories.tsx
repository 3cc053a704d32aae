import type { Meta, StoryObj } from '@storybook/react-vite';
import { pathTo } from '../../paths';
import { paidOrder } from '../../testing/sampleOrders';
import { failed, loading, missing, offline, screenMeta, shows } from '../../testing/screenStories';
import { ReceiptScreen } from './ReceiptScreen';

const meta = {
  title: '画面/スタッフ/注文/領収書',
  id: 'screen-staff-receipt',
  component: ReceiptScreen,
  tags: ['!autodocs'],
  ...screenMeta({
    route: 'receipt',
    for: 'orders',
    path: pathTo('receipt', { orderId: paidOrder.order.id }),
    without: { Empty: 'the address names one order' },
  }),
} satisfies Meta<typeof ReceiptScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {
  name: '支払い済み',
  tags: ['visual', '[ORDM-02]'],
  play: shows('領収書', '鶴浜クレインズ'),
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
