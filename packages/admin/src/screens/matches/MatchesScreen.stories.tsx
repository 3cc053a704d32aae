import type { Meta, StoryObj } from '@storybook/react-vite';
import { empty, failed, loading, offline, screenMeta, shows } from '../../testing/screenStories';
import { MatchesScreen } from './MatchesScreen';

const meta = {
  title: '画面/スタッフ/試合/試合',
  id: 'screen-staff-matches',
  component: MatchesScreen,
  tags: ['!autodocs'],
  ...screenMeta({ route: 'matches', for: 'matches' }),
} satisfies Meta<typeof MatchesScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {
  name: '試合がある',
  tags: ['visual', '[MATCH-01]'],
  play: shows('11/21（土）', '鶴浜 6 - 0 港南'),
};

export const Empty: Story = {
  name: '試合がない',
  parameters: empty,
  play: shows('まだ試合はありません'),
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
