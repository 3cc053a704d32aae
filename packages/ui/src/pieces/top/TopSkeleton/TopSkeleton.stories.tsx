import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { TopSkeleton } from './TopSkeleton';

const meta = {
  id: 'top-skeleton',
  title: '画面の部品/トップ/TopSkeleton',
  component: TopSkeleton,
  tags: ['visual'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof TopSkeleton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = {
  name: '読み込み中',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('ホームを読み込んでいます');
  },
};
