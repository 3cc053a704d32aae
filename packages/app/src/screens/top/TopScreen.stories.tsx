import type { Meta, StoryObj } from '@storybook/react-vite';
import { empty, failed, loading, offline, screenMeta, shows } from '../../testing/screenStories';
import { TopScreen } from './TopScreen';

const meta = {
  title: '画面/ホーム/ホーム',
  id: 'screen-top',
  component: TopScreen,
  tags: ['!autodocs'],
  ...screenMeta({ route: 'top', tab: 'home' }),
} satisfies Meta<typeof TopScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {
  name: 'いつものホーム',
  tags: ['visual'],
  play: shows('真壁 悠真', '試合の日トーク'),
};

export const Empty: Story = { name: '入会した日', parameters: empty };

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
