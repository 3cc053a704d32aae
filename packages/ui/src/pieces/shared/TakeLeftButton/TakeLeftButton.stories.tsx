import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { TakeLeftButton } from './TakeLeftButton';

const meta = {
  id: 'take-left-button',
  title: '共用の部品/TakeLeftButton',
  component: TakeLeftButton,
  tags: ['visual', '[STOCK-06]'],
  args: { itemName: 'ホームユニフォーム 2026（L）', left: 3, onTake: fn() },
} satisfies Meta<typeof TakeLeftButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Some: Story = {
  name: '残りがある',
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', {
      name: '残り3点にする（ホームユニフォーム 2026（L））',
    });
    await userEvent.click(button);
    await expect(args.onTake).toHaveBeenCalledWith(3);
    button.blur();
  },
};

export const None: Story = {
  name: '残りがない',
  args: { left: 0 },
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: /^カートから外す/ });
    await userEvent.click(button);
    await expect(args.onTake).toHaveBeenCalledWith(0);
    button.blur();
  },
};
