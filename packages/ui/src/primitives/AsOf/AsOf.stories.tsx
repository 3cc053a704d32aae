import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { AsOf } from './AsOf';

const meta = {
  id: 'as-of',
  title: '部品/AsOf',
  component: AsOf,
  tags: ['visual'],
  args: { time: '2026-11-21T00:12:00Z' },
} satisfies Meta<typeof AsOf>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  name: '基本',
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/最終更新/)).toHaveTextContent('最終更新 2026.11.21 09:12');
  },
};
