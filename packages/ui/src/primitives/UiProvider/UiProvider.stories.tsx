import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../Button';
import { type LinkProps, UiProvider } from './UiProvider';

const RouterLink = (props: LinkProps) => <a {...props} data-link="router" />;

const meta = {
  id: 'ui-provider',
  title: '部品/UiProvider',
  component: UiProvider,
  args: { children: <Button href="/orders">注文履歴</Button> },
} satisfies Meta<typeof UiProvider>;

export default meta;
type Story = StoryObj<typeof meta>;

export const PlainAnchor: Story = {
  name: '既定（ふつうのリンク）',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: '注文履歴' })).toHaveAttribute('href', '/orders');
  },
};

export const WithRouter: Story = {
  name: 'ルーターのリンク',
  args: { linkComponent: RouterLink },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: '注文履歴' })).toHaveAttribute(
      'data-link',
      'router',
    );
  },
};
