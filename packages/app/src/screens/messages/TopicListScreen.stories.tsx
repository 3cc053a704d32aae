import type { Meta, StoryObj } from '@storybook/react-vite';
import { storeOfflineCopies } from '../../testing/prepare';
import { warning } from '../../testing/sampleSanctions';
import {
  empty,
  failed,
  loading,
  offline,
  sampleScreen,
  screenMeta,
  shows,
} from '../../testing/screenStories';
import { TopicListScreen } from './TopicListScreen';

const meta = {
  title: '画面/メッセージ/メッセージ一覧',
  id: 'screen-topic-list',
  component: TopicListScreen,
  tags: ['!autodocs'],
  ...screenMeta({ route: 'messages', tab: 'message' }),
} satisfies Meta<typeof TopicListScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {
  name: '届いている',
  tags: ['visual'],
  play: shows('真壁 悠真', '試合の日トーク'),
};

export const Warned: Story = {
  name: '注意を受けた',
  tags: ['visual', '[SAFE-05]'],
  parameters: sampleScreen({ answers: { 'GET /v1/user/sanctions': { list: [warning] } } }),
  play: shows('運営からのご注意', '選手の居場所は書かないでください。', '真壁 悠真'),
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

export const OfflineCopy: Story = {
  name: '圏外で、保存した内容',
  tags: ['visual'],
  parameters: sampleScreen({ server: 'offline', prepare: storeOfflineCopies }),
  play: shows('オフラインです', '真壁 悠真'),
};
