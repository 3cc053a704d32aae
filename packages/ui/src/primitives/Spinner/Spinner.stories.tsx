import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Matrix } from '../../testing';
import { Spinner } from './Spinner';
import { spinner } from './Spinner.css';

const meta = {
  id: 'spinner',
  title: '部品/Spinner',
  component: Spinner,
} satisfies Meta<typeof Spinner>;

export default meta;
type Story = StoryObj<typeof meta>;

export const AllVariants: Story = {
  name: '全種類',
  tags: ['visual'],
  render: () => <Matrix recipe={spinner}>{(variants) => <Spinner {...variants} />}</Matrix>,
};

export const Announced: Story = {
  name: '読み上げあり',
  args: { label: '読み込み中' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('読み込み中');
  },
};
