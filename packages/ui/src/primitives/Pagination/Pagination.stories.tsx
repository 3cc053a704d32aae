import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Matrix } from '../../testing';
import { Text } from '../Text/Text';
import { Pagination } from './Pagination';
import { root } from './Pagination.css';

const meta = {
  id: 'pagination',
  title: '部品/Pagination',
  component: Pagination,
  tags: ['visual'],
  args: {
    label: 'ページ',
    previous: { label: '前のページ', href: '#1' },
    next: { label: '次のページ', href: '#3' },
    children: <Text kind="small">51–100 / 1,234件</Text>,
  },
} satisfies Meta<typeof Pagination>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  name: '途中のページ',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation', { name: 'ページ' })).toHaveTextContent('1,234件');
    await expect(canvas.getByRole('link', { name: '前のページ' })).toHaveAttribute('href', '#1');
    await expect(canvas.getByRole('link', { name: '次のページ' })).toHaveAttribute('href', '#3');
  },
};

export const First: Story = {
  name: '最初のページ',
  args: { previous: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: '次のページ' })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: '前のページ' })).toBeNull();
  },
};

export const Last: Story = { name: '最後のページ', args: { next: null } };

/** Rendered from the recipe, so that a new alignment is included automatically. */
export const AllVariants: Story = {
  name: '全種類',
  render: (args) => (
    <Matrix recipe={root}>
      {(variants) => (
        <Pagination {...args} {...variants} label={`${args.label} ${variants.align}`} />
      )}
    </Matrix>
  ),
};
