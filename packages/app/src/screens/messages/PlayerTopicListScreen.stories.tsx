import type { Meta, StoryObj } from '@storybook/react-vite';
import { fanSession } from '../../testing/samplePeople';
import { empty, failed, loading, offline, screenMeta, shows } from '../../testing/screenStories';
import { PlayerTopicListScreen } from './PlayerTopicListScreen';

const meta = {
  title: '画面/メッセージ/選手のメッセージ一覧',
  id: 'screen-player-topic-list',
  component: PlayerTopicListScreen,
  tags: ['!autodocs'],
  ...screenMeta({ route: 'playerMessages' }),
} satisfies Meta<typeof PlayerTopicListScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {
  name: '届いている',
  tags: ['visual'],
  play: shows('真壁 悠真のメッセージ一覧', fanSession.name),
};

export const Empty: Story = {
  name: '届いていない',
  parameters: empty,
  play: shows('メッセージはありません'),
};

export const Loading: Story = { name: '読み込み中', parameters: loading };

export const Failed: Story = {
  name: '失敗',
  parameters: failed,
  play: shows('メッセージを読み込めませんでした'),
};

export const Offline: Story = {
  name: '圏外',
  parameters: offline,
  play: shows('オフラインです'),
};
