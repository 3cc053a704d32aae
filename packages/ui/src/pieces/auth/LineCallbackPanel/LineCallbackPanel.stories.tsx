import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { LineCallbackPanel } from './LineCallbackPanel';

const meta = {
  id: 'line-callback-panel',
  title: '画面の部品/登録とログイン/LineCallbackPanel',
  component: LineCallbackPanel,
  tags: ['visual'],
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '560px' } } },
  args: { status: 'pending', onContinue: fn(), loginHref: '#login' },
} satisfies Meta<typeof LineCallbackPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Pending: Story = {
  name: 'ログイン中',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('ログインしています');
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const Failed: Story = {
  name: 'ログインできない',
  args: { status: 'failed' },
  play: async ({ canvas, step }) => {
    await step('[AUTH-04] わかる言葉で伝え、ログイン画面へ戻れる', async () => {
      await expect(canvas.getByRole('status')).toHaveTextContent(
        'ログインできませんでした。もう一度お試しください。',
      );
      await expect(canvas.getByRole('link', { name: 'ログイン画面へ戻る' })).toHaveAttribute(
        'href',
        '#login',
      );
    });
  },
};

export const Switched: Story = {
  name: '別のブラウザで終わった',
  args: { status: 'switched', name: '浜野 さくら' },
  play: async ({ args, canvas, userEvent, step }) => {
    await step('だれとしてログインするかを、先にたずねる', async () => {
      await expect(
        canvas.getByRole('heading', {
          name: 'このブラウザで「浜野 さくら」としてログインしますか？',
        }),
      ).toBeVisible();
      await expect(args.onContinue).not.toHaveBeenCalled();
      await expect(canvas.getByRole('link', { name: 'キャンセル' })).toHaveAttribute(
        'href',
        '#login',
      );
      const go = canvas.getByRole('button', { name: 'ログインする' });
      await userEvent.click(go);
      await expect(args.onContinue).toHaveBeenCalledTimes(1);
      go.blur();
    });
  },
};

export const LongName: Story = {
  name: '長い名前',
  args: { status: 'switched', name: '北陸鶴浜クレインズを三十年応援しつづける港町のさくら' },
};
