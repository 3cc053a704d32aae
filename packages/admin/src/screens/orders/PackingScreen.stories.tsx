import type { Meta, StoryObj } from '@storybook/react-vite';
import { empty, failed, loading, offline, screenMeta, shows } from '../../testing/screenStories';
import { PackingScreen } from './PackingScreen';

const meta = {
  title: '画面/スタッフ/注文/ピッキングリストと納品書',
  id: 'screen-staff-packing',
  component: PackingScreen,
  tags: ['!autodocs'],
  ...screenMeta({ route: 'packing', for: 'orders' }),
} satisfies Meta<typeof PackingScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {
  name: '2件が待つ',
  tags: ['visual', '[ORDM-03]'],
  play: shows('ピッキングリスト', '竹之内 誠'),
};

export const Empty: Story = {
  name: '待つ注文がない',
  parameters: empty,
  play: shows('発送を待つ注文はありません。'),
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
