import type { Meta, StoryObj } from '@storybook/react-vite';
import { pathTo } from '../../paths';
import { sessions } from '../../testing/sampleStaff';
import {
  empty,
  failed,
  loading,
  offline,
  sampleScreen,
  screenMeta,
  shows,
} from '../../testing/screenStories';
import { StaffAccountScreen } from './StaffAccountScreen';

const meta = {
  title: '画面/スタッフ/アカウントと記録/スタッフのアカウント',
  id: 'screen-staff-staff-account',
  component: StaffAccountScreen,
  tags: ['!autodocs'],
  ...screenMeta({
    route: 'staffAccount',
    for: 'staff',
    path: pathTo('staffAccount', { staffId: sessions.desk.id }),
    without: { Empty: 'the address names one account' },
  }),
} satisfies Meta<typeof StaffAccountScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {
  name: 'ほかの人',
  tags: ['visual', '[STAFF-02]'],
  play: shows('三浦 さとみ', 'パスワードを作り直す'),
};

export const Own: Story = {
  name: '自分',
  tags: ['visual', '[STAFF-02]'],
  parameters: sampleScreen({ path: pathTo('staffAccount', { staffId: sessions.owner.id }) }),
  play: shows('自分の役割は変えられません。', '自分は削除できません。'),
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
  parameters: empty,
  play: shows('お探しのページは見つかりませんでした。'),
};
