import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { type BoothSaleRow, BoothSales } from './BoothSales';

const towel: BoothSaleRow = {
  ...{ id: '1', optionId: 11, name: 'フェイスタオル', label: '', quantity: 2, price: 1800 },
  ...{ means: 'cash', at: '2026-11-22T13:21:00+09:00', short: 0, status: 'recorded' },
  message: null,
};
const shirt: BoothSaleRow = {
  ...towel,
  ...{ id: '2', optionId: 22, name: 'ホームユニフォーム 2026', label: 'L', quantity: 1 },
  ...{ price: 9200, means: 'other', at: '2026-11-22T13:18:00+09:00' },
};

const meta = {
  id: 'booth-sales',
  title: '画面の部品/窓口/BoothSales',
  component: BoothSales,
  tags: ['visual', '[STOCK-13]'],
  args: { items: [towel, shirt], last: ['1'], onUndo: fn(), onConfirm: fn() },
} satisfies Meta<typeof BoothSales>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Recorded: Story = {
  name: '記録した',
  play: async ({ args, canvas, userEvent, step }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(
      'フェイスタオル 2点、¥3,600 を記録しました。',
    );
    await step('たずねてから取り消す', async () => {
      const [first] = canvas.getAllByRole('button', { name: '取り消す' });
      if (first) await userEvent.click(first);
      const dialog = within(
        canvas.getByRole('alertdialog', { name: '「フェイスタオル」の販売を取り消しますか？' }),
      );
      await userEvent.click(dialog.getByRole('button', { name: '取り消す' }));
      await expect(args.onUndo).toHaveBeenCalledWith(towel, 'ブースの端末で取り消し');
    });
  },
};

export const Waiting: Story = {
  name: '圏外で記録した',
  args: {
    items: [
      { ...towel, status: 'waiting' },
      { ...shirt, status: 'undoing' },
    ],
  },
};

export const Several: Story = {
  name: 'まとめて記録した',
  args: { last: ['1', '2'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('3点、¥12,800 を記録しました。');
  },
};

export const Undone: Story = {
  name: '取り消した',
  args: { items: [{ ...towel, status: 'undone' }], last: [] },
};

export const Short: Story = {
  name: '在庫より多く売れた',
  args: { items: [{ ...towel, short: 2 }] },
};

export const Refused: Story = {
  name: '受け付けられなかった',
  args: {
    items: [{ ...towel, status: 'refused', message: '見つかりませんでした。' }],
    last: [],
    error: 'サーバーに接続できません。通信を確認して、もう一度お試しください。',
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '確かめました' }));
    await expect(args.onConfirm).toHaveBeenCalledWith('1');
  },
};

export const None: Story = { name: '記録がない', args: { items: [], last: [] } };
