import type { Meta, StoryObj } from '@storybook/react-vite';
import { failed, loading, offline, screenMeta, shows } from '../../testing/screenStories';
import { PrivacyScreen } from './ClubNoticeScreen';

const meta = {
  title: '画面/そのほか/プライバシーポリシー',
  id: 'screen-privacy',
  component: PrivacyScreen,
  tags: ['!autodocs'],
  ...screenMeta({ route: 'privacy', without: { Empty: 'the club always has a text' } }),
} satisfies Meta<typeof PrivacyScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {
  name: '読む',
  tags: ['visual'],
  play: shows('プライバシーポリシー'),
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
