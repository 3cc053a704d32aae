import type { Meta, StoryObj } from '@storybook/react-vite';
import { pathTo } from '../../paths';
import { choosePickup } from '../../testing/prepare';
import { order } from '../../testing/sampleShop';
import { offline, sampleScreen, screenMeta, shows } from '../../testing/screenStories';
import { CheckoutPaymentScreen } from './CheckoutPaymentScreen';

const meta = {
  title: '画面/購入手続き/お支払い方法',
  id: 'screen-checkout-payment',
  component: CheckoutPaymentScreen,
  tags: ['!autodocs'],
  ...screenMeta({
    route: 'checkoutPayment',
    without: {
      Empty: 'an empty cart leads to the cart',
      Loading: 'the form waits for nothing',
      Failed: 'the form waits for nothing',
    },
  }),
} satisfies Meta<typeof CheckoutPaymentScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {
  name: '入力の前',
  tags: ['visual'],
  play: shows('カード番号'),
};

export const AtPickup: Story = {
  name: '会場払い',
  tags: ['visual', '[CHK-13]'],
  parameters: sampleScreen({ route: 'checkoutPayment', prepare: choosePickup }),
  play: shows('会場払い', '次へ進む'),
};

export const Offline: Story = {
  name: '圏外',
  parameters: offline,
  play: shows('オフラインです'),
};

export const CheckoutPaymentAgain: Story = {
  name: 'べつのカードで払い直す',
  parameters: sampleScreen({
    route: 'checkoutPaymentAgain',
    path: pathTo('checkoutPaymentAgain', { orderId: order.id }),
  }),
  play: shows('カード番号'),
};
