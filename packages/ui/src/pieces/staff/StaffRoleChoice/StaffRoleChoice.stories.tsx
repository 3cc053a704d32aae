import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { StaffRoleChoice } from './StaffRoleChoice';

const meta = {
  id: 'staff-role-choice',
  title: '画面の部品/スタッフ/StaffRoleChoice',
  component: StaffRoleChoice,
  tags: ['visual', '[STAFF-02]'],
  args: { value: 'manager', onValueChange: fn() },
} satisfies Meta<typeof StaffRoleChoice>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Chosen: Story = {
  name: '選んでいる',
  play: async ({ args, canvas, userEvent }) => {
    const manager = canvas.getByRole('radio', { name: '責任者' });
    await expect(manager).toBeChecked();
    await expect(manager).toHaveAccessibleDescription(/注文、見守り/);
    await userEvent.click(canvas.getByRole('radio', { name: '受け渡し' }));
    await expect(args.onValueChange).toHaveBeenCalledWith('desk');
  },
};

export const None: Story = {
  name: 'まだ選んでいない',
  args: { value: null, error: '役割を選んでください' },
};
