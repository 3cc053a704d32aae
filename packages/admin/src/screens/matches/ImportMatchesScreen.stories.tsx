import type { Meta, StoryObj } from '@storybook/react-vite';
import { screenMeta, shows } from '../../testing/screenStories';
import { ImportMatchesScreen } from './ImportMatchesScreen';

const meta = {
  title: '画面/スタッフ/試合/試合のCSV',
  id: 'screen-staff-import-matches',
  component: ImportMatchesScreen,
  tags: ['!autodocs'],
  ...screenMeta({
    route: 'importMatches',
    for: 'matches',
    without: {
      Empty: 'it begins without a value',
      Loading: 'it loads nothing',
      Failed: 'it loads nothing',
      Offline: 'the failure of the call says so',
    },
  }),
} satisfies Meta<typeof ImportMatchesScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {
  name: '選ぶ前',
  tags: ['visual', '[MATCH-01]'],
  play: shows('CSVを選ぶ'),
};
