import type { Meta, StoryObj } from '@storybook/react-vite';
import { empty, failed, loading, offline, screenMeta, shows } from '../../testing/screenStories';
import { GateScreen } from './GateScreen';

const meta = {
  title: '画面/スタッフ/試合/来場スタンプのコード',
  id: 'screen-staff-gate',
  component: GateScreen,
  tags: ['!autodocs', '[MATCH-06]'],
  ...screenMeta({ route: 'gate', for: 'pickups' }),
} satisfies Meta<typeof GateScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

// Without a picture: the code holds the origin of the page, whose port differs each time. The piece has pictures.
export const Full: Story = {
  name: '見せている',
  play: shows('対 港南マリナーズ', 'あと30秒で新しいコードになります'),
};

export const Empty: Story = {
  name: '試合がない',
  tags: ['visual'],
  parameters: empty,
  play: shows('これから24時間のうちに、試合はありません'),
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
