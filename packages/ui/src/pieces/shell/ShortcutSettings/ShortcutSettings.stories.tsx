import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { ShortcutSettings } from './ShortcutSettings';

const meta = {
  id: 'shortcut-settings',
  title: '画面の部品/共通/ShortcutSettings',
  component: ShortcutSettings,
  tags: ['visual'],
  args: { single: true, onSingleChange: fn(), onShowAll: fn() },
} satisfies Meta<typeof ShortcutSettings>;

export default meta;
type Story = StoryObj<typeof meta>;

export const On: Story = {
  name: '文字のキーで操作する',
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('switch', { name: '文字のキーで操作する' }));
    await expect(args.onSingleChange).toHaveBeenCalledWith(false);
    await userEvent.click(canvas.getByRole('button', { name: 'キーの一覧' }));
    await expect(args.onShowAll).toHaveBeenCalledTimes(1);
  },
};

export const Off: Story = { name: '文字のキーを止めた', args: { single: false } };
