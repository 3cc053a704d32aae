import type { Meta, StoryObj } from '@storybook/react-vite';
import { empty, failed, loading, offline, screenMeta, shows } from '../../testing/screenStories';
import { AddressScreen } from './AddressScreen';

const meta = {
  title: '画面/マイページ/お届け先',
  id: 'screen-address',
  component: AddressScreen,
  tags: ['!autodocs'],
  ...screenMeta({ route: 'address', tab: 'myPage' }),
} satisfies Meta<typeof AddressScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {
  name: '登録がある',
  tags: ['visual'],
  play: shows('海岸通1-2-3'),
};

export const Empty: Story = {
  name: '登録がない',
  parameters: empty,
  play: shows('お届け先はまだ登録されていません'),
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
