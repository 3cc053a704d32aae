import type { Meta, StoryObj } from '@storybook/react-vite';
import { pathTo } from '../../paths';
import { matchAt } from '../../testing/sampleMatches';
import {
  failed,
  loading,
  offline,
  sampleScreen,
  screenMeta,
  shows,
} from '../../testing/screenStories';
import { MatchScreen } from './MatchScreen';

const pathOf = (index: number) => pathTo('match', { matchId: String(matchAt(index).matchId) });

const meta = {
  title: '画面/スタッフ/試合/試合の編集',
  id: 'screen-staff-match',
  component: MatchScreen,
  tags: ['!autodocs'],
  ...screenMeta({
    route: 'match',
    for: 'matches',
    path: pathOf(3),
    without: { Empty: 'the address names one match' },
  }),
} satisfies Meta<typeof MatchScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {
  name: '予定',
  tags: ['visual', '[MATCH-01]'],
  play: shows('保存済み', '中止にする…'),
};

export const Finished: Story = {
  name: '終了',
  tags: ['visual', '[MATCH-01]', '[MATCH-08]'],
  parameters: sampleScreen({ path: pathOf(0) }),
  play: shows('終了を取り消す', '本日のヒーロー'),
};

export const Canceled: Story = {
  name: '中止',
  tags: ['visual', '[MATCH-04]'],
  parameters: sampleScreen({ path: pathOf(1) }),
  play: shows('11.22 11:59に佐野 みなみさんが中止にしました。', '残った注文を移す…'),
};

export const Asking: Story = {
  name: '中止の確認',
  tags: ['visual', '[MATCH-04]'],
  parameters: sampleScreen({ path: `${pathOf(3)}?callOff=canceled` }),
  play: shows('この試合を中止にしますか？', '浜野 さくら 様'),
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
  parameters: sampleScreen({ path: pathTo('match', { matchId: '999' }) }),
  play: shows('お探しのページは見つかりませんでした。'),
};
