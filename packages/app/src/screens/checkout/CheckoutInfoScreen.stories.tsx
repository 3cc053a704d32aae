import type { Meta, StoryObj } from '@storybook/react-vite';
import { failed, loading, offline, screenMeta, shows } from '../../testing/screenStories';
import { CheckoutInfoScreen } from './CheckoutInfoScreen';

const meta = {
  title: '画面/購入手続き/情報入力',
  id: 'screen-checkout-info',
  component: CheckoutInfoScreen,
  tags: ['!autodocs'],
  ...screenMeta({ route: 'checkoutInfo', without: { Empty: 'an empty cart leads to the cart' } }),
} satisfies Meta<typeof CheckoutInfoScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {
  name: '会場で受け取る',
  tags: ['visual'],
  play: shows('お客様情報', '次へ進む'),
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
