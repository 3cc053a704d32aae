import type { Meta, StoryObj } from '@storybook/react-vite';
import { pathTo } from '../../paths';
import { empty, failed, loading, offline, screenMeta, shows } from '../../testing/screenStories';
import { PlayersScreen } from './PlayersScreen';

const meta = {
  title: '画面/マイページ/推し選手を選ぶ',
  id: 'screen-players',
  component: PlayersScreen,
  tags: ['!autodocs'],
  ...screenMeta({ route: 'players', path: pathTo('players', { selectId: '0' }), tab: 'myPage' }),
} satisfies Meta<typeof PlayersScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {
  name: '選ぶ',
  tags: ['visual'],
  play: shows('推し選手を選ぶ', '設定する', '佐伯 颯太'),
};

export const Empty: Story = { name: '選手がいない', parameters: empty };

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
