import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { SanctionNotice } from './SanctionNotice';

const meta = {
  id: 'sanction-notice',
  title: '画面の部品/通報/SanctionNotice',
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
    items: [
      {
        id: 'w1',
        kind: 'warn',
        reason: '選手の居場所は書かないでください。',
        endsAt: null,
        message: { text: '帰りに待っていれば会えます', kind: 'text' },
      },
    ],
  },
  play: async ({ args, canvas, userEvent, step }) => {
    await step('[SAFE-05] どのメッセージのことかを読める', async () => {
      await expect(canvas.getByRole('blockquote')).toHaveTextContent('帰りに待っていれば会えます');
    });
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
        message: { text: '', kind: 'image' },
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

const suspended = {
  id: 's1',
  kind: 'suspend',
  reason: '選手の帰り道を、くり返し書いたためです。',
  endsAt: '2026-12-02T21:00:00+09:00',
  message: {
    text: '球場を出て右へ行くと、駐車場の出口に立っていれば必ず会えます。車の色も番号もわかっているので、あとで書きます。みなさんもぜひ来てください。待ち合わせは九時にしましょう。雨の日は向かいの屋根の下で待ちます。先週も会えました。',
    kind: 'text',
  },
} as const;

export const Suspended: Story = {
  name: '利用の停止',
  args: { items: [suspended] },
  play: async ({ canvas, step }) => {
    await step('[SAFE-05] いつまでかと、なぜかを読める', async () => {
      await expect(canvas.getByRole('status')).toHaveTextContent(
        '2026.12.02 21:00まで、ご利用を停止しています',
      );
      await expect(canvas.getByText(/商品の購入とメッセージの送信ができません/)).toBeVisible();
    });
  },
};

export const SuspendedForGood: Story = {
  name: '期限のない停止、メッセージは消えている',
  args: { items: [{ ...suspended, endsAt: null, message: null }] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(
      '期限なしで、ご利用を停止しています',
    );
    await expect(canvas.queryByRole('figure')).toBeNull();
  },
};

export const None: Story = { name: 'なにもない', tags: ['!visual'] };
