import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { failed, loading, offline, screenMeta, shows } from '../../testing/screenStories';
import { LoginScreen } from './LoginScreen';

const screen = screenMeta({
  route: 'login',
  without: {
    Empty: 'the club always has a name',
    Loading: 'the buttons do not wait for the club',
  },
});

const meta = {
  title: '画面/登録とログイン/ファンのログイン',
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
  play: shows('LINEでログイン', '鶴浜クレインズ'),
};

export const BackFromLine: Story = {
  name: 'LINEの画面から「戻る」で戻った',
  parameters: loading,
  play: async ({ canvas, step, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'LINEでログイン' });
    await step('[AUTH-02] 押すと始まり、もう一度は押せない', async () => {
      await userEvent.click(button);
      await waitFor(() => expect(button).toHaveAttribute('aria-disabled', 'true'));
    });
    await step('戻ると、また押せる', async () => {
      window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
      await waitFor(() => expect(button).not.toHaveAttribute('aria-disabled', 'true'));
    });
  },
};

export const Failed: Story = { name: '失敗', parameters: failed };

export const Offline: Story = { name: '圏外', parameters: offline };
