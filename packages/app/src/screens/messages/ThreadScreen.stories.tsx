import type { Meta, StoryObj } from '@storybook/react-vite';
import { pathTo } from '../../paths';
import { writeWithoutConnection } from '../../testing/prepare';
import { sampleTopicId } from '../../testing/sampleMessages';
import { fanSession } from '../../testing/samplePeople';
import { mute } from '../../testing/sampleSanctions';
import {
  empty,
  failed,
  loading,
  offline,
  sampleScreen,
  screenMeta,
  shows,
} from '../../testing/screenStories';
import { ThreadScreen } from './ThreadScreen';

const meta = {
  title: '画面/メッセージ/トーク',
  id: 'screen-thread',
  component: ThreadScreen,
  tags: ['!autodocs'],
  ...screenMeta({ route: 'thread', path: pathTo('thread', { topicId: sampleTopicId }) }),
} satisfies Meta<typeof ThreadScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {
  name: '選手とのトーク',
  tags: ['visual'],
  play: shows('真壁 悠真', 'ここから未読'),
};

export const Empty: Story = {
  name: '最初の一通の前',
  parameters: empty,
  play: shows('メッセージはありません'),
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

export const Unsent: Story = {
  name: '圏外で書いた',
  tags: ['visual'],
  parameters: sampleScreen({ server: 'offline', prepare: writeWithoutConnection }),
  play: shows('送信待ちのメッセージが1件あります', '今日の試合も応援しています！'),
};

export const Muted: Story = {
  name: '送信の停止',
  tags: ['visual', '[SAFE-05]'],
  parameters: sampleScreen({
    answers: {
      'GET /v1/user/sanctions': { list: [mute] },
    },
  }),
  play: shows('メッセージを送信できません', '選手の居場所は書かないでください。'),
};

export const PlayerThread: Story = {
  name: '選手の画面',
  tags: ['visual'],
  parameters: sampleScreen({
    route: 'playerThread',
    path: pathTo('playerThread', { topicId: sampleTopicId }),
  }),
  play: shows(fanSession.name),
};
