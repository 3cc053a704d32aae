import type { Meta, StoryObj } from '@storybook/react-vite';
import { storeOfflineCopies } from '../../testing/prepare';
import { fanSession } from '../../testing/samplePeople';
import {
  empty,
  failed,
  loading,
  offline,
  sampleScreen,
  screenMeta,
  shows,
} from '../../testing/screenStories';
import { MyPageScreen } from './MyPageScreen';

const meta = {
  title: '画面/マイページ/マイページ',
  id: 'screen-my-page',
  component: MyPageScreen,
  tags: ['!autodocs'],
  ...screenMeta({ route: 'myPage', tab: 'myPage' }),
} satisfies Meta<typeof MyPageScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {
  name: '推し選手がいる',
  tags: ['visual'],
  play: shows(fanSession.name, '真壁 悠真'),
};

export const Empty: Story = { name: '入会した日', parameters: empty };

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
  play: shows('オフラインです', '真壁 悠真'),
};
