import type { Meta, StoryObj } from '@storybook/react-vite';
import { screenMeta, shows } from '../../testing/screenStories';
import { NewMatchScreen } from './NewMatchScreen';

const meta = {
  title: '画面/スタッフ/試合/試合の追加',
  id: 'screen-staff-new-match',
  component: NewMatchScreen,
  tags: ['!autodocs'],
  ...screenMeta({
    route: 'newMatch',
    for: 'matches',
    without: {
      Empty: 'it begins without a value',
      Loading: 'only the cards to choose from load',
      Failed: 'it works without the cards',
      Offline: 'the failure of the call says so',
    },
  }),
} satisfies Meta<typeof NewMatchScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {
  name: '入力する前',
  tags: ['visual', '[MATCH-01]'],
  play: shows('試合を追加'),
};
