import type { Meta, StoryObj } from '@storybook/react-vite';
import { storeOfflineCopies } from '../../testing/prepare';
import {
  empty,
  failed,
  loading,
  offline,
  sampleScreen,
  screenMeta,
  shows,
} from '../../testing/screenStories';
import { CardsScreen } from './CardsScreen';

const meta = {
  title: '画面/カード/カードコレクション',
  id: 'screen-cards',
  component: CardsScreen,
  tags: ['!autodocs'],
  ...screenMeta({ route: 'cards', tab: 'card' }),
} satisfies Meta<typeof CardsScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {
  name: '集めている',
  tags: ['visual'],
  play: shows('カードコレクション', '佐伯 颯太'),
};

export const Empty: Story = {
  name: 'カードがない',
  parameters: empty,
  play: shows('カードはまだありません'),
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

export const OfflineCopy: Story = {
  name: '圏外で、保存した内容',
  tags: ['visual'],
  parameters: sampleScreen({ server: 'offline', prepare: storeOfflineCopies }),
  play: shows('オフラインです', '佐伯 颯太'),
};
