import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { sessions } from '../../testing/sampleStaff';
import {
  empty,
  failed,
  loading,
  offline,
  sampleScreen,
  screenMeta,
  shows,
  showsFailure,
} from '../../testing/screenStories';
import { AccountScreen } from './AccountScreen';

const meta = {
  title: '画面/スタッフ/アカウントと記録/ログインと端末',
  id: 'screen-staff-account',
  component: AccountScreen,
  tags: ['!autodocs'],
  ...screenMeta({ route: 'account', for: 'session' }),
} satisfies Meta<typeof AccountScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {
  name: '責任者',
  tags: ['visual', '[STAFF-06]'],
  play: shows('ログインと端末', 'iPhone'),
};

export const Desk: Story = {
  name: '受け渡しの人',
  tags: ['visual', '[STAFF-02]'],
  parameters: sampleScreen({ session: sessions.desk }),
  async play({ canvas, canvasElement }) {
    await shows('ログインと端末', 'iPhone')({ canvasElement });
    await expect(canvas.queryByRole('button', { name: '方法を登録する' })).toBeNull();
  },
};

export const Empty: Story = {
  name: 'ほかの端末がない',
  parameters: empty,
  play: shows('まだ登録されていません。'),
};

export const Loading: Story = { name: '読み込み中', parameters: loading };

export const Failed: Story = {
  name: '失敗',
  parameters: failed,
  play: showsFailure,
};

export const Offline: Story = {
  name: '圏外',
  parameters: offline,
  play: shows('サーバーに接続できません。'),
};
