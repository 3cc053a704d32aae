import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ContentMissing } from './ContentMissing';

const meta = {
  id: 'content-missing',
  title: '共用の部品/ContentMissing',
  component: ContentMissing,
  tags: ['visual'],
  args: { what: 'thread', listHref: '#list' },
} satisfies Meta<typeof ContentMissing>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Thread: Story = {
  name: 'トークが見つからない',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('トークが見つかりません');
    await expect(canvas.getByRole('link', { name: 'トークの一覧を見る' })).toHaveAttribute(
      'href',
      '#list',
    );
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const Card: Story = {
  name: 'カードを取得していない',
  args: { what: 'card' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('カードを表示できません');
    await expect(canvas.getByRole('link', { name: 'カードの一覧を見る' })).toBeVisible();
  },
};
