import type { Meta, StoryObj } from '@storybook/react-vite';
import { empty, failed, loading, offline, screenMeta, shows } from '../../testing/screenStories';
import { BoothScreen } from './BoothScreen';

const meta = {
  title: '画面/スタッフ/窓口/ブース',
  id: 'screen-staff-booth',
  component: BoothScreen,
  tags: ['!autodocs', '[STOCK-13]'],
  ...screenMeta({ route: 'booth', for: 'pickups' }),
} satisfies Meta<typeof BoothScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = { name: '商品の一覧', tags: ['visual'], play: shows('ブースの記録') };

export const Empty: Story = {
  name: '商品がない',
  parameters: empty,
  play: shows('売れる商品がありません'),
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
