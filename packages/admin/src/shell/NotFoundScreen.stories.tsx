import type { Meta, StoryObj } from '@storybook/react-vite';
import { screenMeta, shows } from '../testing/screenStories';
import { NotFoundScreen } from './NotFoundScreen';

const meta = {
  title: '画面/スタッフ/アカウントと記録/ページがない',
  id: 'screen-staff-not-found',
  component: NotFoundScreen,
  tags: ['!autodocs'],
  ...screenMeta({ route: 'login', for: 'all' }),
} satisfies Meta<typeof NotFoundScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {
  name: '見つからない',
  tags: ['visual'],
  play: shows('お探しのページは見つかりませんでした。'),
};
