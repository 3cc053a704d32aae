import type { Meta, StoryObj } from '@storybook/react-vite';
import { pathTo } from '../../paths';
import { matchAt } from '../../testing/sampleMatches';
import {
  empty,
  failed,
  loading,
  offline,
  sampleScreen,
  screenMeta,
  shows,
} from '../../testing/screenStories';
import { MatchPackingScreen } from './MatchPackingScreen';

// Each story has a match of its own: SWR would take the answer of the story before, which has just come.
const pathOf = (index: number) =>
  pathTo('matchPacking', { matchId: String(matchAt(index).matchId) });
const path = pathOf(3);

const meta = {
  title: '画面/スタッフ/試合/持ち物',
  id: 'screen-staff-match-packing',
  component: MatchPackingScreen,
  tags: ['!autodocs', '[MATCH-03]'],
  ...screenMeta({ route: 'matchPacking', for: 'matches', path }),
} satisfies Meta<typeof MatchPackingScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {
  name: 'つめる',
  tags: ['visual'],
  play: shows('ホームユニフォーム 2026', '24点'),
};

export const Numbers: Story = {
  name: '番号順',
  tags: ['visual'],
  parameters: sampleScreen({ path: `${pathOf(2)}?view=numbers` }),
  play: shows('番号順のリスト', '小林 航 様'),
};

export const Labels: Story = {
  name: 'ラベル',
  tags: ['visual'],
  parameters: sampleScreen({ path: `${pathOf(1)}?view=labels` }),
  play: shows('ラベル2枚・用紙1枚', '浜野 さくら 様'),
};

export const Back: Story = {
  name: '持ち帰り',
  tags: ['visual'],
  parameters: sampleScreen({ path: `${pathOf(0)}?view=back` }),
  play: shows('未受取 23点'),
};

export const Empty: Story = {
  name: '注文がない',
  parameters: sampleScreen({ ...empty.screen, path: pathOf(4) }),
  play: shows('この試合の窓口で受け取る注文はありません'),
};

export const Loading: Story = { name: '読み込み中', parameters: loading };

export const Failed: Story = {
  name: '失敗',
  parameters: failed,
  play: shows('読み込めませんでした'),
};

export const Offline: Story = {
  name: '圏外で、この端末に何もない',
  parameters: offline,
  play: shows('オフラインです'),
};
