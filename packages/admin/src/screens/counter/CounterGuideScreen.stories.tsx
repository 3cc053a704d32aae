import type { Meta, StoryObj } from '@storybook/react-vite';
import { screenMeta, shows } from '../../testing/screenStories';
import { CounterGuideScreen } from './CounterGuideScreen';

const meta = {
  title: '画面/スタッフ/窓口/受け渡しの手引き',
  id: 'screen-staff-counter-guide',
  component: CounterGuideScreen,
  tags: ['!autodocs'],
  ...screenMeta({ route: 'counterGuide', for: 'desks' }),
} satisfies Meta<typeof CounterGuideScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {
  name: '印刷の前',
  tags: ['visual', '[DESK-04]', '[DESK-06]'],
  play: shows('受け渡しの手引き'),
};
