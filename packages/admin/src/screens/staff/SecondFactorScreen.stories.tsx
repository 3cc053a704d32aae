import type { Meta, StoryObj } from '@storybook/react-vite';
import { enrollingSession, newSession } from '../../testing/sampleStaff';
import { failed, sampleScreen, screenMeta, shows } from '../../testing/screenStories';
import { SecondFactorScreen } from './SecondFactorScreen';

const meta = {
  title: '画面/スタッフ/アカウントと記録/本人の確認',
  id: 'screen-staff-second-factor',
  component: SecondFactorScreen,
  tags: ['!autodocs'],
  ...screenMeta({
    route: 'secondFactor',
    for: 'secondFactorStep',
    without: {
      Empty: 'it asks for one code',
      Loading: 'nothing is loaded before a code is sent',
      Offline: 'the failure of a code says so',
    },
  }),
} satisfies Meta<typeof SecondFactorScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {
  name: '本人の確認',
  tags: ['visual', '[STAFF-01]'],
  play: shows('鶴浜クレインズ', 'パスキーで確認する'),
};

export const Enrol: Story = {
  name: 'はじめてのログイン',
  tags: ['visual', '[STAFF-01]'],
  parameters: sampleScreen({ session: enrollingSession }),
  play: shows('鶴浜クレインズ', '本人の確認の登録'),
};

export const Password: Story = {
  name: '渡されたパスワードでのログイン',
  tags: ['visual', '[STAFF-07]'],
  parameters: sampleScreen({ session: newSession }),
  play: shows('鶴浜クレインズ', 'パスワードを変える'),
};

export const Failed: Story = {
  name: 'コードを確かめられない',
  tags: ['[STAFF-01]'],
  parameters: failed,
  async play({ canvas, canvasElement, userEvent }) {
    await userEvent.type(
      await canvas.findByRole('textbox', { name: 'ワンタイムコード' }),
      '123456',
    );
    await userEvent.click(canvas.getByRole('button', { name: '確認する' }));
    await shows('システムエラーが発生しました。')({ canvasElement });
  },
};
