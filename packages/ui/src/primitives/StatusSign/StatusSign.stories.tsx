import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Inline } from '../../primitives';
import { Matrix } from '../../testing';
import { StatusSign } from './StatusSign';
import { statusSign } from './StatusSign.css';

const meta = {
  id: 'status-sign',
  title: '部品/StatusSign',
  component: StatusSign,
  tags: ['visual'],
  args: { outline: 'octagon', mark: 'done', size: 'large' },
} satisfies Meta<typeof StatusSign>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  name: '基本',
  play: async ({ canvasElement }) => {
    const sign = canvasElement.querySelector('svg');
    await expect(sign).toHaveAttribute('aria-hidden', 'true');
    await expect(sign).toHaveTextContent('済');
  },
};

export const AllVariants: Story = {
  name: '全種類',
  args: { mark: 'check' },
  render: (args) => (
    <Matrix recipe={statusSign}>{(variants) => <StatusSign {...args} {...variants} />}</Matrix>
  ),
};

export const Marks: Story = {
  name: 'すべての印',
  render: () => (
    <Inline gap="md">
      <StatusSign outline="circle" mark="check" />
      <StatusSign outline="circle" mark="undo" />
      <StatusSign outline="octagon" mark="done" />
      <StatusSign outline="octagon" mark="cross" />
      <StatusSign outline="octagon" mark="undo" />
      <StatusSign outline="triangle" mark="bang" />
      <StatusSign outline="triangle" mark="truck" />
      <StatusSign outline="diamond" mark="query" />
      <StatusSign outline="diamond" mark="club" />
      <StatusSign outline="diamond" mark="cross" />
    </Inline>
  ),
};
