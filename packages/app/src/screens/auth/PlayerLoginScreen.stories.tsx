import type { Meta, StoryObj } from '@storybook/react-vite';
import { screenMeta, shows } from '../../testing/screenStories';
import { PlayerLoginScreen } from './PlayerLoginScreen';

const meta = {
  title: '画面/登録とログイン/選手のログイン',
  id: 'screen-player-login',
  component: PlayerLoginScreen,
  tags: ['!autodocs'],
  ...screenMeta({ route: 'playerLogin' }),
} satisfies Meta<typeof PlayerLoginScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {
  name: 'ログイン前',
  tags: ['visual'],
  play: shows('選手ログイン'),
};
