import type { Meta, StoryObj } from '@storybook/react-vite';
import { pathTo } from '../../paths';
import { tillDetail } from '../../testing/sampleMoney';
import {
  empty,
  failed,
  loading,
  missing,
  offline,
  screenMeta,
  shows,
} from '../../testing/screenStories';
import { TillScreen } from './TillScreen';

const meta = {
  title: '画面/スタッフ/窓口/レジの集計',
  id: 'screen-staff-till',
  component: TillScreen,
  tags: ['!autodocs'],
  ...screenMeta({
    route: 'till',
    for: 'tills',
    path: pathTo('till', { tillId: tillDetail.till.id }),
  }),
} satisfies Meta<typeof TillScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {
  name: '訂正がある',
  tags: ['visual', '[DESK-07]'],
  play: shows('レジ1', '数え直したら100円足りませんでした'),
};

export const Empty: Story = {
  name: '会場払いがない',
  parameters: empty,
  play: shows('レジ1', 'この日の記録はありません。'),
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

export const Missing: Story = {
  name: '見つからない',
  parameters: missing,
  play: shows('お探しのページは見つかりませんでした。'),
};
