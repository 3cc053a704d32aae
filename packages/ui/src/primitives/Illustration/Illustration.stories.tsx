import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Matrix } from '../../testing';
import { Illustration } from './Illustration';
import { root } from './Illustration.css';

const meta = {
  id: 'illustration',
  title: '部品/Illustration',
  component: Illustration,
  tags: ['visual'],
  args: { name: 'waiting' },
} satisfies Meta<typeof Illustration>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Waiting: Story = { name: '始まる前' };

export const Empty: Story = { name: '何もない', args: { name: 'empty' } };

export const Missing: Story = { name: '見つからない', args: { name: 'missing' } };

export const Failed: Story = { name: '失敗', args: { name: 'failed' } };

export const Offline: Story = { name: '通信できない', args: { name: 'offline' } };

export const Complete: Story = {
  name: '完了',
  args: { name: 'complete', size: 'large' },
  play: async ({ canvasElement, step }) => {
    await step('絵が届き、読み上げには出ない', async () => {
      const place = canvasElement.querySelector('svg');
      await expect(place).toHaveAttribute('aria-hidden', 'true');
      for (const part of canvasElement.querySelectorAll('use'))
        await waitFor(() => expect(part.getBBox().width).toBeGreaterThan(0));
    });
  },
};

export const AllVariants: Story = {
  name: '全種類',
  render: () => (
    <Matrix recipe={root}>
      {({ name = 'empty', size }) => <Illustration name={name} size={size} />}
    </Matrix>
  ),
};
