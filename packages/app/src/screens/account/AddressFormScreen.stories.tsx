import type { Meta, StoryObj } from '@storybook/react-vite';
import { empty, failed, loading, offline, screenMeta, shows } from '../../testing/screenStories';
import { AddressFormScreen } from './AddressFormScreen';

const meta = {
  title: '画面/マイページ/お届け先の入力',
  id: 'screen-address-form',
  component: AddressFormScreen,
  tags: ['!autodocs'],
  ...screenMeta({ route: 'addressForm' }),
} satisfies Meta<typeof AddressFormScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {
  name: '書き直す',
  tags: ['visual'],
  play: shows('お届け先の入力'),
};

export const Empty: Story = { name: 'はじめて書く', parameters: empty };

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
