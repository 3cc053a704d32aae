import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { TillCorrection } from './TillCorrection';

const meta = {
  id: 'till-correction',
  title: '画面の部品/窓口/TillCorrection',
  component: TillCorrection,
  tags: ['visual', '[DESK-07]'],
  args: { pending: false, error: null, onCorrect: fn(async () => true) },
} satisfies Meta<typeof TillCorrection>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  name: '入力の前',
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: /金額/ }), '５００');
    await userEvent.type(canvas.getByRole('textbox', { name: /理由/ }), 'お釣りの渡し間違い');
    await userEvent.click(canvas.getByRole('button', { name: '訂正を記録する' }));
    await expect(args.onCorrect).toHaveBeenCalledWith({
      means: 'cash',
      amount: -500,
      reason: 'お釣りの渡し間違い',
    });
    await waitFor(() => expect(canvas.getByRole('textbox', { name: /金額/ })).toHaveValue(''));
  },
};

export const Invalid: Story = {
  name: '入力が足りない',
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: '増やす' }));
    await userEvent.click(canvas.getByRole('button', { name: '訂正を記録する' }));
    await expect(canvas.getByRole('textbox', { name: /理由/ })).toBeInvalid();
    await waitFor(() => expect(canvas.getByRole('textbox', { name: /金額/ })).toHaveFocus());
    await expect(args.onCorrect).not.toHaveBeenCalled();
  },
};

export const Failed: Story = {
  name: '記録できなかった',
  args: { error: 'サーバーに接続できません。通信を確認して、もう一度お試しください。' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('接続できません');
  },
};

export const Pending: Story = { name: '記録している', args: { pending: true } };
