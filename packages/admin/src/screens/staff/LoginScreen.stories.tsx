import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { keepReturnAddress } from '../../data/staff/returnAddress';
import { pathTo } from '../../paths';
import { paidOrder } from '../../testing/sampleOrders';
import { failed, sampleScreen, screenMeta, shows } from '../../testing/screenStories';
import { LoginScreen } from './LoginScreen';

const meta = {
  title: '画面/スタッフ/アカウントと記録/スタッフログイン',
  id: 'screen-staff-login',
  component: LoginScreen,
  tags: ['!autodocs'],
  ...screenMeta({
    route: 'login',
    for: 'guest',
    without: {
      Empty: 'a club always has a name',
      Loading: 'the form does not wait for the name of the club',
      Failed: 'without the name of the club the form is the same',
      Offline: 'without the name of the club the form is the same',
    },
  }),
} satisfies Meta<typeof LoginScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {
  name: 'ログイン前',
  tags: ['visual', '[STAFF-01]'],
  play: shows('スタッフログイン'),
};

export const FanHere: Story = {
  name: 'ファンが注文のQRコードを開いた',
  tags: ['visual', '[DESK-01]'],
  parameters: sampleScreen({
    prepare() {
      localStorage.setItem('login_user_info', '{}');
      keepReturnAddress(pathTo('counterOrder', { orderId: paidOrder.order.id }));
    },
  }),
  play: shows('この画面は、会場のスタッフが商品をお渡しするときに使います。'),
};

export const Refused: Story = {
  name: 'パスワードが違う',
  tags: ['[STAFF-01]'],
  parameters: failed,
  async play({ canvas, userEvent }) {
    await userEvent.type(canvas.getByLabelText('ログインID'), 'sano');
    await userEvent.type(canvas.getByLabelText('パスワード'), 'wrong');
    await userEvent.click(canvas.getByRole('button', { name: 'ログイン' }));
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent(/./));
    await expect(canvas.getByLabelText('ログインID')).toHaveValue('sano');
  },
};
