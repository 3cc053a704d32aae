import type { Meta, StoryObj } from '@storybook/react-vite';
import { pathTo } from '../../paths';
import { decidedDetail, decidedReports, reportDetail } from '../../testing/sampleReports';
import {
  empty,
  failed,
  loading,
  offline,
  sampleScreen,
  screenMeta,
  shows,
} from '../../testing/screenStories';
import { ReportsScreen } from './ReportsScreen';

const meta = {
  title: '画面/スタッフ/通報/見守り',
  id: 'screen-staff-reports',
  component: ReportsScreen,
  tags: ['!autodocs'],
  ...screenMeta({ route: 'reports', alsoAt: ['report'], for: 'moderation' }),
} satisfies Meta<typeof ReportsScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {
  name: '通報がある',
  tags: ['visual', '[SAFE-05]'],
  play: shows('お住まいは坂の上の白いマンションですよね。'),
};

export const Report: Story = {
  name: '通報を開いた',
  tags: ['visual', '[SAFE-05]'],
  parameters: sampleScreen({
    path: pathTo('report', { reportId: reportDetail.report.id }),
  }),
  play: shows('通報されたメッセージ', '住んでいる場所を知られているようで、こわいです。'),
};

export const Decided: Story = {
  name: '対応した',
  tags: ['visual', '[SAFE-05]'],
  parameters: sampleScreen({
    path: `${pathTo('report', { reportId: reportDetail.report.id })}?status=decided`,
    answers: {
      'GET /v1/admin/reports': decidedReports,
      'GET /v1/admin/reports/{reportId}': decidedDetail,
    },
  }),
  play: shows('非表示にしました'),
};

export const Empty: Story = {
  name: '通報がない',
  parameters: empty,
  play: shows('確認するものはありません'),
};

export const Loading: Story = {
  name: '読み込み中',
  parameters: loading,
  play: shows('未対応', '対応済み'),
};

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
