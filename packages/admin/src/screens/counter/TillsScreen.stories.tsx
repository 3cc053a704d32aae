import type { Meta, StoryObj } from '@storybook/react-vite';
import { empty, failed, loading, offline, screenMeta, shows } from '../../testing/screenStories';
import { TillsScreen } from './TillsScreen';

const meta = {
  title: '画面/スタッフ/窓口/レジごとの集計',
  id: 'screen-staff-tills',
  component: TillsScreen,
  tags: ['!autodocs'],
  ...screenMeta({ route: 'tills', for: 'tills' }),
} satisfies Meta<typeof TillsScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {
  name: '今日',
  tags: ['visual', '[DESK-07]'],
  play: shows('レジ1', '三浦 さとみ'),
};

export const Empty: Story = {
  name: '会場払いがない',
  parameters: empty,
  play: shows('この日の会場払いはありません'),
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
