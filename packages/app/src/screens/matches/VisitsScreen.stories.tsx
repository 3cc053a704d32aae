import { storeOfflineCopy } from '@homestand/app-core/offline/offlineCache';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { visitsKey } from '../../data/matches/visits';
import { pathTo } from '../../paths';
import { storeOfflineCopies } from '../../testing/prepare';
import { visits } from '../../testing/sampleMatches';
import {
  empty,
  failed,
  loading,
  offline,
  sampleScreen,
  screenMeta,
  shows,
} from '../../testing/screenStories';
import { VisitsScreen } from './VisitsScreen';

const meta = {
  title: '画面/試合/来場スタンプ',
  id: 'screen-visits',
  component: VisitsScreen,
  tags: ['!autodocs', '[MATCH-06]'],
  ...screenMeta({ route: 'visits', tab: 'myPage' }),
} satisfies Meta<typeof VisitsScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const scanned = `${pathTo('visits')}#8.59533640.Zm9vYmFyYmF6`;

export const Full: Story = {
  name: '来場した試合がある',
  tags: ['visual'],
  play: shows('2026年', '3試合'),
};

export const Stamped: Story = {
  name: 'コードを読み取った',
  tags: ['visual'],
  parameters: sampleScreen({ path: scanned }),
  play: shows('今季4試合目'),
};

export const Stored: Story = {
  name: '圏外で読み取った',
  tags: ['visual'],
  parameters: sampleScreen({
    path: scanned,
    server: 'offline',
    prepare() {
      storeOfflineCopies();
      storeOfflineCopy(visitsKey, visits);
    },
  }),
  play: shows('スタンプをお預かりしました', '2026年'),
};

export const NoCode: Story = {
  name: 'コードではないアドレス',
  parameters: sampleScreen({ path: `${pathTo('visits')}#8` }),
  play: shows('スタンプを押せませんでした'),
};

export const Empty: Story = {
  name: 'まだない',
  parameters: empty,
  play: shows('来場スタンプはまだありません'),
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
