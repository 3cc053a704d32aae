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

export const Product: Story = {
  name: '商品が見つからない',
  args: { what: 'product' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: '商品が見つかりません' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'ショップへ戻る' })).toBeVisible();
  },
};

export const Order: Story = {
  name: '注文が見つからない',
  args: { what: 'order' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('注文が見つかりません');
    await expect(canvas.getByRole('link', { name: '注文履歴を見る' })).toBeVisible();
  },
};

export const Receipt: Story = {
  name: '領収書がない',
  args: { what: 'receipt' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('領収書を表示できません');
  },
};
