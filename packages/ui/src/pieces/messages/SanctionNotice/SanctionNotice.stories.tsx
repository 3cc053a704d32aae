import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { SanctionNotice } from './SanctionNotice';

const meta = {
  id: 'sanction-notice',
  title: '画面の部品/メッセージ/SanctionNotice',
  component: SanctionNotice,
  tags: ['visual'],
  parameters: { layout: 'fullscreen' },
  args: { items: [], onConfirm: fn() },
} satisfies Meta<typeof SanctionNotice>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Warned: Story = {
  name: '注意',
  args: {
    items: [{ id: 'w1', kind: 'warn', reason: '選手の居場所は書かないでください。', endsAt: null }],
  },
  play: async ({ args, canvas, userEvent, step }) => {
    await step('[SAFE-05] 読んだことを伝える', async () => {
      await expect(canvas.getByRole('status')).toHaveTextContent('選手の居場所は');
      const confirm = canvas.getByRole('button', { name: '確認しました' });
      await userEvent.click(confirm);
      await expect(args.onConfirm).toHaveBeenCalledWith('w1');
      confirm.blur();
    });
  },
};

export const Muted: Story = {
  name: '送信の停止',
  args: {
    items: [
      {
        id: 'm1',
        kind: 'mute',
        reason: '同じ内容を何度も書いたためです。落ち着いてから、またご参加ください。',
        endsAt: '2026-11-26T09:00:00+09:00',
      },
    ],
  },
  play: async ({ canvas, step }) => {
    await step('[SAFE-05] いつまでかと、なぜかを読める', async () => {
      await expect(canvas.getByRole('status')).toHaveTextContent(
        '2026.11.26 09:00まで、メッセージを送信できません',
      );
      await expect(canvas.queryByRole('button')).toBeNull();
    });
  },
};

export const None: Story = { name: 'なにもない', tags: ['!visual'] };
