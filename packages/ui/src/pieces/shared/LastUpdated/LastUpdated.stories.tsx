import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { LastUpdated } from './LastUpdated';

const meta = {
  id: 'last-updated',
  title: '共用の部品/LastUpdated',
  component: LastUpdated,
  tags: ['visual'],
  args: { asOf: '2026-11-21T00:12:00Z' },
} satisfies Meta<typeof LastUpdated>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  name: '基本',
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/最終更新/)).toHaveTextContent('最終更新 2026.11.21 09:12');
  },
};
