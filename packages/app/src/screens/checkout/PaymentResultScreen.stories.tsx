import type { Meta, StoryObj } from '@storybook/react-vite';
import { pathTo } from '../../paths';
import { order, paymentOf } from '../../testing/sampleShop';
import {
  failed,
  loading,
  offline,
  sampleScreen,
  screenMeta,
  shows,
} from '../../testing/screenStories';
import { PaymentResultScreen } from './PaymentResultScreen';

const meta = {
  title: '画面/購入手続き/お支払いの結果',
  id: 'screen-payment-result',
  component: PaymentResultScreen,
  tags: ['!autodocs'],
  ...screenMeta({
    route: 'paymentResult',
    path: pathTo('paymentResult', { orderId: order.id }),
    without: { Empty: 'the address names one object' },
  }),
} satisfies Meta<typeof PaymentResultScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {
  name: '決済に失敗した',
  tags: ['visual'],
  parameters: sampleScreen({ answers: paymentOf('failed') }),
  play: shows('決済に失敗しました。'),
};

export const Loading: Story = { name: '読み込み中', parameters: loading };

export const Failed: Story = {
  name: '失敗',
  parameters: failed,
  play: shows('お支払いの結果をまだ確認できません'),
};

export const Offline: Story = {
  name: '圏外',
  parameters: offline,
  play: shows('オフラインです'),
};

export const Awaiting: Story = {
  name: '結果を待つ',
  parameters: sampleScreen({ answers: paymentOf('awaiting') }),
  play: shows('お支払いの結果を確認しています'),
};
