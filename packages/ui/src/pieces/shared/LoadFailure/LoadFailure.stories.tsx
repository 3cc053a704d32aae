import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { LoadFailure } from './LoadFailure';

const meta = {
  id: 'load-failure',
  title: '共用の部品/LoadFailure',
  component: LoadFailure,
  tags: ['visual'],
  args: { onRetry: fn() },
} satisfies Meta<typeof LoadFailure>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Failed: Story = {
  name: '読み込めない',
  play: async ({ args, canvas, userEvent, step }) => {
    await step('何が起きたかを伝え、その場でやり直せる', async () => {
      await expect(canvas.getByRole('alert')).toHaveTextContent('読み込めませんでした');
      await userEvent.click(canvas.getByRole('button', { name: 'もう一度読み込む' }));
      await expect(args.onRetry).toHaveBeenCalledTimes(1);
    });
  },
};

export const Retrying: Story = { name: 'やり直し中', args: { retrying: true } };

export const Offline: Story = { name: 'オフライン', args: { offline: true } };
