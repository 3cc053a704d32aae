import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { CloseIcon, SendIcon } from '../../icons';
import { Matrix } from '../../testing';
import { IconButton } from './IconButton';
import { iconButton } from './IconButton.css';

const meta = {
  id: 'icon-button',
  title: '部品/IconButton',
  component: IconButton,
  args: { label: '送信', icon: <SendIcon />, onClick: fn() },
} satisfies Meta<typeof IconButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  name: '操作',
  tags: ['first'],
  play: async ({ args, canvas, userEvent }) => {
    const target = canvas.getByRole('button', { name: '送信' });
    const { width, height } = target.getBoundingClientRect();
    await expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    await userEvent.click(target);
    await expect(args.onClick).toHaveBeenCalledTimes(1);
  },
};

export const AllVariants: Story = {
  name: '全種類',
  tags: ['visual'],
  render: (args) => (
    <Matrix recipe={iconButton}>{(variants) => <IconButton {...args} {...variants} />}</Matrix>
  ),
};

export const Pending: Story = {
  name: '処理中',
  tags: ['visual'],
  args: { tone: 'accent', pending: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '送信' }));
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};

export const Disabled: Story = {
  name: '押せない',
  tags: ['visual'],
  args: { disabled: true },
  render: (args) => (
    <Matrix recipe={iconButton}>{(variants) => <IconButton {...args} {...variants} />}</Matrix>
  ),
};

export const AsLink: Story = {
  name: 'リンク',
  args: { label: '閉じる', icon: <CloseIcon />, href: '#top' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: '閉じる' })).toHaveAttribute('href', '#top');
  },
};
