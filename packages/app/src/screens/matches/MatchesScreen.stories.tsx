import type { Meta, StoryObj } from '@storybook/react-vite';
import { empty, failed, loading, offline, screenMeta, shows } from '../../testing/screenStories';
import { MatchesScreen } from './MatchesScreen';

const meta = {
  title: '画面/試合/試合日程',
  id: 'screen-matches',
  component: MatchesScreen,
  tags: ['!autodocs', '[MATCH-05]'],
  ...screenMeta({ route: 'matches', tab: 'home' }),
} satisfies Meta<typeof MatchesScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {
  name: 'シーズンの途中',
  tags: ['visual'],
  play: shows('これからの試合', 'カレンダーに登録する'),
};

export const Empty: Story = {
  name: '試合がない',
  parameters: empty,
  play: shows('試合の予定はまだありません'),
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
