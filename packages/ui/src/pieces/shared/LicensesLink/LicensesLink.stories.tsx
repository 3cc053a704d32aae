import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { LicensesLink } from './LicensesLink';

const meta = {
  id: 'licenses-link',
  title: '共用の部品/LicensesLink',
  component: LicensesLink,
  tags: ['visual'],
  args: { href: '#licenses' },
} satisfies Meta<typeof LicensesLink>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  name: '基本',
  play: async ({ canvas, step }) => {
    await step('新しいタブで開き、いまの画面はそのまま残る', async () => {
      const link = canvas.getByRole('link', { name: /使っているソフトウェアのライセンス/ });
      await expect(link).toHaveAttribute('href', '#licenses');
      await expect(link).toHaveAttribute('target', '_blank');
    });
  },
};
