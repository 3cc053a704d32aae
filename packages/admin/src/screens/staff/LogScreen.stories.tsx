import type { Meta, StoryObj } from '@storybook/react-vite';
import { empty, failed, loading, offline, screenMeta, shows } from '../../testing/screenStories';
import { LogScreen } from './LogScreen';

const meta = {
  title: '画面/スタッフ/アカウントと記録/記録',
  id: 'screen-staff-log',
  component: LogScreen,
  tags: ['!autodocs'],
  ...screenMeta({ route: 'log', for: 'log' }),
} satisfies Meta<typeof LogScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {
  name: '記録がある',
  tags: ['visual', '[STAFF-04]'],
  play: shows('レジの集計を訂正しました', '数え直したら100円足りませんでした'),
};

export const Empty: Story = {
  name: '見つからない',
  parameters: empty,
  play: shows('合う記録がありません'),
};

export const Loading: Story = { name: '読み込み中', parameters: loading };

export const Failed: Story = {
  name: '失敗',
  parameters: failed,
  play: shows('読み込めませんでした', 'CSVを書き出す'),
};

export const Offline: Story = {
  name: '圏外',
  parameters: offline,
  play: shows('オフラインです'),
};
