import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { ReportSheet } from './ReportSheet';

const meta = {
  id: 'report-sheet',
  title: '画面の部品/通報/ReportSheet',
  component: ReportSheet,
  tags: ['visual'],
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '720px' } } },
  args: { open: true, status: 'asking', onSend: fn(), onClose: fn() },
} satisfies Meta<typeof ReportSheet>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Asking: Story = {
  name: '理由を選ぶ',
  tags: ['[SAFE-02]'],
};

export const Sending: Story = {
  name: '選んで送る',
  tags: ['!visual', '[SAFE-02]'],
  play: async ({ args, canvas, userEvent, step }) => {
    const send = await canvas.findByRole('button', { name: '通報する' });
    await step('[SAFE-02] 理由がなければ送らない', async () => {
      await userEvent.click(send);
      await expect(await canvas.findByText('理由を選んでください')).toBeVisible();
      await expect(args.onSend).not.toHaveBeenCalled();
    });
    await step('[SAFE-02] 理由と文を送る', async () => {
      await userEvent.click(canvas.getByRole('radio', { name: '選手の居場所や持ち物' }));
      await waitFor(() => expect(canvas.queryByText('理由を選んでください')).toBeNull());
      await userEvent.type(canvas.getByRole('textbox'), '帰り道が書いてあります');
      await userEvent.click(send);
      await expect(args.onSend).toHaveBeenCalledWith({
        reason: 'whereabouts',
        note: '帰り道が書いてあります',
      });
    });
  },
};

export const Failed: Story = {
  name: '送れない',
  args: { error: 'サーバーに接続できません。通信を確認して、もう一度お試しください。' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('接続できません');
  },
};

export const Pending: Story = {
  name: '送っている',
  tags: ['!visual'],
  args: { status: 'pending' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: 'そのほか' }));
    await userEvent.click(canvas.getByRole('button', { name: /通報する/ }));
    await expect(args.onSend).not.toHaveBeenCalled();
  },
};

export const Done: Story = {
  name: '送ったあと',
  args: { status: 'done' },
  play: async ({ args, canvas, userEvent, step }) => {
    await step('[SAFE-02] 消えたことを伝え、トークに戻れる', async () => {
      await expect(await canvas.findByRole('status')).toHaveTextContent('出なくなりました');
      await userEvent.click(canvas.getByRole('button', { name: 'トークへ戻る' }));
      await expect(args.onClose).toHaveBeenCalledTimes(1);
    });
  },
};
