import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { expectOnlyInTwin } from '../../../testing/twin';
import { ReviewDecision } from './ReviewDecision';

const meta = {
  id: 'review-decision',
  title: '画面の部品/通報/ReviewDecision',
  component: ReviewDecision,
  tags: ['visual'],
  parameters: { layout: 'fullscreen' },
  args: {
    reports: [
      {
        reason: 'whereabouts',
        note: '選手の帰り道が書いてあります。',
        at: '2026-11-22T13:19:00+09:00',
      },
      { reason: 'harassment', note: '', at: '2026-11-22T13:20:00+09:00' },
    ],
    senderName: '自転車通勤',
    fan: {
      joinedAt: '2026-08-02T10:00:00+09:00',
      reportedMessages: 2,
      warnings: 1,
      mutes: 0,
      suspensions: 0,
    },
    decided: null,
    pending: false,
    onDecide: fn(),
    onUndo: fn(),
  },
} satisfies Meta<typeof ReviewDecision>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = { name: '決める前' };

export const Deciding: Story = {
  name: '決める',
  tags: ['!visual'],
  play: async ({ args, canvas, userEvent, step }) => {
    await step('[SAFE-05] 理由がなければ決められない', async () => {
      await userEvent.click(canvas.getByRole('button', { name: '非表示にする…' }));
      await expect(await canvas.findByText('理由を入力してください')).toBeVisible();
      await expect(screen.queryByRole('alertdialog')).toBeNull();
    });
    await step('[SAFE-05] 期間と本人に届く文を、確かめてから送る', async () => {
      await userEvent.click(canvas.getByRole('radio', { name: '送信を止める' }));
      await userEvent.click(canvas.getByRole('button', { name: '非表示にする・送信を止める…' }));
      await expect(await canvas.findByText('本人に届く文を入力してください')).toBeVisible();
      await userEvent.selectOptions(canvas.getByRole('combobox', { name: '期間' }), '7日間');
      await userEvent.type(
        canvas.getByRole('textbox', { name: /本人に届く文/ }),
        '居場所は書かないでください。',
      );
      await userEvent.click(canvas.getByRole('button', { name: '非表示にする・送信を止める…' }));
      const dialog = await screen.findByRole('alertdialog');
      await expect(dialog).toHaveTextContent('居場所は書かないでください。');
      await expect(dialog).toHaveTextContent('送った人：自転車通勤');
      await expect(dialog).toHaveTextContent(/2026[.]11[.]\d\d \d\d:\d\dまで/);
      await expect(args.onDecide).not.toHaveBeenCalled();
      await userEvent.click(screen.getByRole('button', { name: '決める' }));
      await expect(args.onDecide).toHaveBeenCalledTimes(1);
      await expect(args.onDecide).toHaveBeenCalledWith({
        message: 'hide',
        sender: 'mute',
        reason: '居場所は書かないでください。',
        until: expect.stringMatching(/Z$/),
      });
    });
  },
};

export const Endless: Story = {
  name: '期限のない停止',
  tags: ['!visual'],
  play: async ({ args, canvas, userEvent, step }) => {
    const duration = () => canvas.getByRole('combobox', { name: '期間' });
    await userEvent.click(canvas.getByRole('radio', { name: '利用を止める' }));
    await userEvent.selectOptions(duration(), '期限なし');
    await step('[SAFE-05] 送信の停止は、期限なしにならない', async () => {
      await userEvent.click(canvas.getByRole('radio', { name: '送信を止める' }));
      await expect(duration()).toHaveDisplayValue('24時間');
      await expect(canvas.queryByRole('option', { name: '期限なし' })).toBeNull();
    });
    await step('[SAFE-05] 利用を、期限なしで止める', async () => {
      await userEvent.click(canvas.getByRole('radio', { name: '利用を止める' }));
      await userEvent.selectOptions(duration(), '期限なし');
      await userEvent.type(
        canvas.getByRole('textbox', { name: /本人に届く文/ }),
        '何度も居場所を書いたためです。',
      );
      await userEvent.click(canvas.getByRole('button', { name: '非表示にする・利用を止める…' }));
      await userEvent.click(await screen.findByRole('button', { name: '決める' }));
      await expect(args.onDecide).toHaveBeenCalledWith({
        message: 'hide',
        sender: 'suspend',
        reason: '何度も居場所を書いたためです。',
        until: null,
      });
    });
  },
};

export const Passing: Story = {
  name: '通す',
  tags: ['!visual'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: '通す' }));
    await waitFor(() => expect(canvas.queryByRole('textbox')).toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: '通す…' }));
    await userEvent.click(await screen.findByRole('button', { name: '決める' }));
    await expect(args.onDecide).toHaveBeenCalledWith({
      message: 'pass',
      sender: 'none',
      reason: '',
    });
  },
};

export const SamePerson: Story = {
  name: '同じ人の通報がほかにもある',
  args: {
    reports: [{ reason: 'other', note: '', at: '2026-11-22T13:19:00+09:00' }],
    same: { count: 12, href: '#same' },
  },
  tags: ['[SAFE-05]'],
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('link', { name: '同じ人の通報をまとめて見る（12件）' }),
    ).toHaveAttribute('href', '#same');
  },
};

export const PassedTogether: Story = {
  name: 'まとめて通したあと',
  args: {
    reports: [{ reason: 'other', note: '', at: '2026-11-22T13:19:00+09:00' }],
    decided: {
      message: 'pass',
      sender: 'none',
      until: null,
      reason: null,
      at: '2026-11-22T13:42:00+09:00',
      by: '三浦 さとみ',
      reports: 12,
    },
  },
  play: async ({ args, canvas, userEvent, step }) => {
    await step('[SAFE-05] まとめて通したことを読み、まとめて元に戻せる', async () => {
      await expect(canvas.getByRole('status')).toHaveTextContent(
        '同じ人の通報12件を、まとめて通しました',
      );
      const undo = canvas.getByRole('button', { name: '元に戻す…' });
      await userEvent.click(undo);
      await expect(await screen.findByRole('alertdialog')).toHaveTextContent(
        '12件の通報が、すべて未対応に戻ります。',
      );
      await userEvent.click(screen.getByRole('button', { name: '元に戻す' }));
      await expect(args.onUndo).toHaveBeenCalledTimes(1);
      await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
      undo.blur();
    });
  },
};

export const OfPlayer: Story = {
  name: '選手のメッセージ',
  args: { senderName: '佐伯 颯太', fan: null },
  play: async (context) => {
    await expectOnlyInTwin(context, { fan: meta.args.fan }, () =>
      context.canvas.queryByRole('radio', { name: '注意する' }),
    );
  },
};

export const Failed: Story = {
  name: 'ほかの人が先に決めた',
  args: { error: '三浦 さとみが対応しました（11/22 13:42）。' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('三浦 さとみが対応しました');
  },
};

export const Decided: Story = {
  name: '決めたあと',
  args: {
    decided: {
      message: 'hide',
      sender: 'mute',
      until: '2026-11-29T13:42:00+09:00',
      reason: '選手の居場所は書かないでください。',
      at: '2026-11-22T13:42:00+09:00',
      by: '三浦 さとみ',
      reports: 1,
    },
  },
  play: async ({ args, canvas, userEvent, step }) => {
    await step('[SAFE-05] だれがいつ決めたかを読め、元に戻せる', async () => {
      const status = canvas.getByRole('status');
      await expect(status).toHaveTextContent('非表示にしました・送信を止めました');
      await expect(status).toHaveTextContent('2026.11.29 13:42まで');
      await expect(status).toHaveTextContent('三浦 さとみ');
      await expect(canvas.getByText('選手の居場所は書かないでください。')).toBeVisible();
      const undo = canvas.getByRole('button', { name: '元に戻す…' });
      await userEvent.click(undo);
      await userEvent.click(await screen.findByRole('button', { name: '元に戻す' }));
      await expect(args.onUndo).toHaveBeenCalledTimes(1);
      await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
      undo.blur();
    });
  },
};
