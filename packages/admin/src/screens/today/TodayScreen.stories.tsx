import type { Meta, StoryObj } from '@storybook/react-vite';
import { troubledToday } from '../../testing/sampleMoney';
import {
  empty,
  failed,
  loading,
  offline,
  sampleScreen,
  screenMeta,
  shows,
} from '../../testing/screenStories';
import { TodayScreen } from './TodayScreen';

const meta = {
  title: '画面/スタッフ/今日/今日',
  id: 'screen-staff-today',
  component: TodayScreen,
  tags: ['!autodocs'],
  ...screenMeta({ route: 'today', for: 'today' }),
} satisfies Meta<typeof TodayScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {
  name: '試合の日の正午',
  tags: ['visual', '[TODAY-01]'],
  play: shows('自動で更新', '売上', 'メッセージの通報'),
};

export const Attention: Story = {
  name: '対応が要る',
  tags: ['visual', '[TODAY-01]'],
  parameters: sampleScreen({ answers: { 'GET /v1/admin/today': troubledToday } }),
  play: shows('自動で更新', 'カード決済'),
};

export const Empty: Story = {
  name: '開店の日',
  parameters: empty,
  play: shows('受け取りを待つ注文はありません。'),
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
