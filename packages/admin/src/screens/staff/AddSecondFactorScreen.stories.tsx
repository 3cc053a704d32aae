import type { Meta, StoryObj } from '@storybook/react-vite';
import { failed, screenMeta, shows } from '../../testing/screenStories';
import { AddSecondFactorScreen } from './AddSecondFactorScreen';

const meta = {
  title: '画面/スタッフ/アカウントと記録/本人の確認の方法を足す',
  id: 'screen-staff-add-second-factor',
  component: AddSecondFactorScreen,
  tags: ['!autodocs'],
  ...screenMeta({
    route: 'addSecondFactor',
    for: 'secondFactor',
    without: {
      Empty: 'the methods are always the same',
      Loading: 'only one of its buttons waits for data',
      Offline: 'nothing is shown from the server',
    },
  }),
} satisfies Meta<typeof AddSecondFactorScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {
  name: '方法を選ぶ',
  tags: ['visual', '[STAFF-01]'],
  play: shows('ワンタイムコードを登録する'),
};

export const Failed: Story = {
  name: '失敗',
  parameters: failed,
  play: shows('パスキーを登録する', 'システムエラーが発生しました。'),
};
