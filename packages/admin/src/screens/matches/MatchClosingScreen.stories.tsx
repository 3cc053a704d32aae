import type { Meta, StoryObj } from '@storybook/react-vite';
import { pathTo } from '../../paths';
import { changedClosing, closedMatch } from '../../testing/sampleClosing';
import { matchAt } from '../../testing/sampleMatches';
import {
  failed,
  loading,
  missing,
  offline,
  sampleScreen,
  screenMeta,
  shows,
} from '../../testing/screenStories';
import { MatchClosingScreen } from './MatchClosingScreen';

const path = pathTo('matchClosing', { matchId: String(matchAt(0).matchId) });
const call = 'GET /v1/admin/matches/{matchId}/closing';

const meta = {
  title: '画面/スタッフ/試合/試合の締め',
  id: 'screen-staff-match-closing',
  component: MatchClosingScreen,
  tags: ['!autodocs'],
  ...screenMeta({
    route: 'matchClosing',
    for: 'matches',
    path,
    without: { Empty: 'a match without orders and sales has a page, too' },
  }),
} satisfies Meta<typeof MatchClosingScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {
  name: '締める前',
  tags: ['visual', '[MATCH-07]'],
  play: shows('試合を締める', 'レジ1：まだ受け渡し中です。'),
};

export const Closed: Story = {
  name: '締めた',
  tags: ['visual', '[MATCH-07]'],
  parameters: sampleScreen({ answers: { [call]: closedMatch } }),
  play: shows('11.22 11:59に佐野 みなみさんが締めました。そのときの数字です。'),
};

export const Changed: Story = {
  name: '締めたあとに変わった',
  tags: ['visual', '[MATCH-07]'],
  parameters: sampleScreen({ answers: { [call]: changedClosing } }),
  play: shows('締めたあとに変わったところ', '現金：ブース'),
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
