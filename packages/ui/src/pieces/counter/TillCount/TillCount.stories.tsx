import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { TillCount } from './TillCount';

const meta = {
  id: 'till-count',
  title: '画面の部品/窓口/TillCount',
  component: TillCount,
  tags: ['visual', '[DESK-07]'],
  args: { kind: 'count', pending: false, error: null, onCount: fn() },
} satisfies Meta<typeof TillCount>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Counted: Story = {
  name: '数えた額',
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: /数えた額/ });
    await userEvent.click(canvas.getByRole('button', { name: '記録する' }));
    await waitFor(() => expect(field).toHaveFocus());
    await expect(field).toBeInvalid();
    await expect(args.onCount).not.toHaveBeenCalled();
    await userEvent.type(field, '７３７２０');
    await userEvent.click(canvas.getByRole('button', { name: '記録する' }));
    await expect(args.onCount).toHaveBeenCalledWith(73_720);
  },
};

export const Float: Story = {
  name: '開始額、記録できなかった',
  args: {
    kind: 'float',
    error: 'サーバーに接続できません。通信を確認して、もう一度お試しください。',
  },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('接続できません');
    await userEvent.type(canvas.getByRole('textbox', { name: /釣銭準備金/ }), '0{Enter}');
    await expect(args.onCount).toHaveBeenCalledWith(0);
  },
};
