import type { Meta, StoryObj } from '@storybook/react-vite';
import { failed, offline, screenMeta, shows } from '../../testing/screenStories';
import { LoginScreen } from './LoginScreen';

const screen = screenMeta({
  route: 'login',
  without: {
    Empty: 'the club always has a name',
    Loading: 'the buttons do not wait for the club',
  },
});

const meta = {
  title: '画面/ログイン/ファンのログイン',
  id: 'screen-login',
  component: LoginScreen,
  tags: ['!autodocs'],
  ...screen,
  parameters: {
    ...screen.parameters,
    // The contrast of LINE's green is that of LineLoginPanel, whose stories explain it.
    a11y: { config: { rules: [{ id: 'color-contrast', selector: '*:not([data-line-artwork])' }] } },
  },
} satisfies Meta<typeof LoginScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {
  name: 'ログイン前',
  tags: ['visual'],
  play: shows('LINEでログイン', '湊スカーレッツ'),
};

export const Failed: Story = { name: '失敗', parameters: failed };

export const Offline: Story = { name: '圏外', parameters: offline };
