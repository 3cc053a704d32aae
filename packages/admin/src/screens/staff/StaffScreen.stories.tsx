import type { Meta, StoryObj } from '@storybook/react-vite';
import { empty, failed, loading, offline, screenMeta, shows } from '../../testing/screenStories';
import { StaffScreen } from './StaffScreen';

const meta = {
  title: '画面/スタッフ/アカウントと記録/スタッフ',
  id: 'screen-staff-staff',
  component: StaffScreen,
  tags: ['!autodocs'],
  ...screenMeta({ route: 'staff', for: 'staff' }),
} satisfies Meta<typeof StaffScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {
  name: '3人いる',
  tags: ['visual', '[STAFF-02]'],
  play: shows('三浦 さとみ', '佐野 隆', '港 由美子'),
};

export const Empty: Story = {
  name: '自分だけ',
  parameters: empty,
  play: shows('港 由美子'),
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
