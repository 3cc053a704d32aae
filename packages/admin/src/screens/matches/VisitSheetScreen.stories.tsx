import type { Meta, StoryObj } from '@storybook/react-vite';
import { pathTo } from '../../paths';
import { failed, loading, missing, offline, screenMeta, shows } from '../../testing/screenStories';
import { VisitSheetScreen } from './VisitSheetScreen';

const meta = {
  title: '画面/スタッフ/試合/来場スタンプの印刷用コード',
  id: 'screen-staff-visit-sheet',
  component: VisitSheetScreen,
  tags: ['!autodocs', '[MATCH-06]'],
  ...screenMeta({
    route: 'visitSheet',
    for: 'matches',
    path: pathTo('visitSheet', { matchId: '10' }),
    without: { Empty: 'the address names one match' },
  }),
} satisfies Meta<typeof VisitSheetScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

// Without a picture: the code holds the origin of the page, whose port differs each time. The piece has pictures.
export const Full: Story = { name: '印刷用コード', play: shows('対 港南マリナーズ') };

export const Missing: Story = { name: '見つからない', parameters: missing };

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
