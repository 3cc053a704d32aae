import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { HandOverSettlement, type SettledHandOver } from './HandOverSettlement';

const twice: SettledHandOver = {
  reason: 'handedOver',
  at: '2026-11-21T13:38:00+09:00',
  by: 'レジ2',
  taken: { means: 'cash', amount: 6930 },
  inForce: { at: '2026-11-21T13:36:00+09:00', by: 'レジ1' },
  settlement: null,
};

const meta = {
  id: 'hand-over-settlement',
  title: '画面の部品/窓口/HandOverSettlement',
  component: HandOverSettlement,
  tags: ['visual', '[DESK-06]'],
  args: { handOver: twice, pending: false, error: null, onSettle: fn() },
} satisfies Meta<typeof HandOverSettlement>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Twice: Story = {
  name: '2つの窓口で渡した',
  play: async ({ args, canvas, userEvent, step }) => {
    await step('両方の受け渡しと、数えていないお金がある', async () => {
      const banner = canvas.getByRole('region', { name: '2つの窓口で渡しました' });
      await expect(banner).toHaveTextContent(
        /記録した受け渡し.*レジ1.*あとから届いた受け渡し.*レジ2.*現金 ¥6,930.*数えていません/,
      );
    });
    await step('選んで、書いて、終える', async () => {
      await userEvent.click(canvas.getByRole('radio', { name: '記録だけの重なり' }));
      await userEvent.type(
        canvas.getByRole('textbox', { name: /確かめたこと/ }),
        '渡したのは1つ。レジ2の押し間違い',
      );
      await userEvent.click(canvas.getByRole('button', { name: '確かめを終える' }));
      await expect(args.onSettle).toHaveBeenCalledWith(
        'record',
        '渡したのは1つ。レジ2の押し間違い',
      );
    });
  },
};

export const Missing: Story = {
  name: '選んでいない',
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '確かめを終える' }));
    await expect(canvas.getByText('どうしたかを選んでください。')).toBeVisible();
    await expect(canvas.getByText('確かめたことを入力してください。')).toBeVisible();
    await expect(args.onSettle).not.toHaveBeenCalled();
  },
};

export const Canceled: Story = {
  name: '取り消した注文を渡した',
  args: { handOver: { ...twice, reason: 'canceled', taken: null, inForce: null } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: '品物が出た' })).toBeVisible();
    await expect(canvas.queryByText('数えていません')).toBeNull();
  },
};

export const Settled: Story = {
  name: '終えたあと',
  args: {
    handOver: {
      ...twice,
      settlement: {
        kind: 'goods',
        note: '1つ返していただき、お代をお返しした',
        at: '2026-11-21T18:40:00+09:00',
        by: '佐野 みなみ',
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^品物が2つ出た（.*佐野 みなみ）$/)).toBeVisible();
    await expect(canvas.queryByRole('radio')).toBeNull();
  },
};

export const Failed: Story = {
  name: '終えられなかった',
  args: { error: 'サーバーに接続できません。通信を確認して、もう一度お試しください。' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('接続できません');
  },
};
