import type { Meta, StoryObj } from '@storybook/react-vite';
import { empty, failed, loading, offline, screenMeta, shows } from '../../testing/screenStories';
import { OwnTillScreen } from './OwnTillScreen';

const meta = {
  title: '画面/スタッフ/窓口/この端末のレジ',
  id: 'screen-staff-own-till',
  component: OwnTillScreen,
  tags: ['!autodocs'],
  ...screenMeta({ route: 'ownTill', for: 'pickups' }),
} satisfies Meta<typeof OwnTillScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {
  name: '受け取った日',
  tags: ['visual', '[DESK-07]'],
  play: shows('現金'),
};

export const Empty: Story = {
  name: 'まだ受け取りがない',
  parameters: empty,
  play: shows('現金', 'この日の記録はありません。'),
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
  play: shows('サーバーに接続できません。'),
};
