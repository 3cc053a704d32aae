import type { Meta, StoryObj } from '@storybook/react-vite';
import { empty, failed, loading, offline, screenMeta, shows } from '../../testing/screenStories';
import { WaitingScreen } from './WaitingScreen';

const meta = {
  title: '画面/スタッフ/窓口/お渡しを待つ注文',
  id: 'screen-staff-waiting',
  component: WaitingScreen,
  tags: ['!autodocs'],
  ...screenMeta({ route: 'waiting', for: 'pickups' }),
} satisfies Meta<typeof WaitingScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {
  name: '受け渡しの人',
  tags: ['visual', '[DESK-06]'],
  play: shows('お渡しを待っている注文', 'この端末の一覧'),
};

export const Empty: Story = {
  name: '待っている注文がない',
  tags: ['visual'],
  parameters: empty,
  play: shows('お渡しを待っている注文はありません。'),
};

export const Loading: Story = { name: '読み込み中', parameters: loading };

export const Failed: Story = {
  name: '失敗',
  parameters: failed,
  play: shows('読み込めませんでした'),
};

export const Offline: Story = {
  name: '圏外、一覧もない',
  parameters: offline,
  play: shows('サーバーに接続できません。', 'オフラインです'),
};
