import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { TillActions } from './TillActions';

const meta = {
  id: 'till-actions',
  title: '画面の部品/窓口/TillActions',
  component: TillActions,
  tags: ['visual', '[DESK-07]'],
  args: {
    pending: false,
    error: null,
    onCount: fn(async () => true),
    onCorrect: fn(async () => true),
    onOpen: fn(),
  },
} satisfies Meta<typeof TillActions>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {
  name: 'ボタン',
  play: async ({ args, canvas, userEvent, step }) => {
    await expect(screen.queryByRole('dialog')).toBeNull();
    await step('数えた額を記録すると閉じる', async () => {
      await userEvent.click(canvas.getByRole('button', { name: '現金を数える' }));
      await userEvent.type(
        await screen.findByRole('textbox', { name: /数えた額/ }),
        '７３７２０{Enter}',
      );
      await expect(args.onCount).toHaveBeenCalledWith('count', 73_720);
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    });
    await step('開始額と訂正も、それぞれ開く', async () => {
      await userEvent.click(canvas.getByRole('button', { name: '開始額を記録する' }));
      await userEvent.type(await screen.findByRole('textbox', { name: /釣銭準備金/ }), '0{Enter}');
      await expect(args.onCount).toHaveBeenCalledWith('float', 0);
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await userEvent.click(canvas.getByRole('button', { name: '額を訂正する…' }));
      await userEvent.type(await screen.findByRole('textbox', { name: /金額/ }), '５００');
      await userEvent.type(screen.getByRole('textbox', { name: /理由/ }), 'お釣りの渡し間違い');
      await userEvent.click(screen.getByRole('button', { name: '訂正を記録する' }));
      await expect(args.onCorrect).toHaveBeenCalledWith({
        means: 'cash',
        amount: -500,
        reason: 'お釣りの渡し間違い',
      });
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    });
  },
};

export const CountMissing: Story = {
  name: '額を書かずに記録した',
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '現金を数える' }));
    const field = await screen.findByRole('textbox', { name: /数えた額/ });
    await userEvent.click(screen.getByRole('button', { name: '記録する' }));
    await waitFor(() => expect(field).toHaveFocus());
    await expect(field).toBeInvalid();
    await expect(args.onCount).not.toHaveBeenCalled();
  },
};

export const CorrectionMissing: Story = {
  name: '訂正の額と理由を書かずに記録した',
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '額を訂正する…' }));
    await userEvent.click(await screen.findByRole('radio', { name: '増やす' }));
    await userEvent.click(screen.getByRole('button', { name: '訂正を記録する' }));
    await expect(screen.getByRole('textbox', { name: /理由/ })).toBeInvalid();
    await waitFor(() => expect(screen.getByRole('textbox', { name: /金額/ })).toHaveFocus());
    await expect(args.onCorrect).not.toHaveBeenCalled();
  },
};

export const Pending: Story = {
  name: '記録している',
  args: { pending: true },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '開始額を記録する' }));
    await expect(await screen.findByRole('textbox', { name: /釣銭準備金/ })).toBeInTheDocument();
  },
};

export const Failed: Story = {
  name: '記録できなかった',
  args: {
    error: 'サーバーに接続できません。通信を確認して、もう一度お試しください。',
    onCorrect: fn(async () => false),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '額を訂正する…' }));
    await userEvent.type(await screen.findByRole('textbox', { name: /金額/ }), '500');
    await userEvent.type(
      screen.getByRole('textbox', { name: /理由/ }),
      'お釣りの渡し間違い{Enter}',
    );
    await expect(screen.getByRole('textbox', { name: /金額/ })).toHaveValue('500');
    await expect(screen.getByText(/接続できません/)).toBeVisible();
  },
};
