import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { UpdateOffer } from './UpdateOffer';

const meta = {
  id: 'update-offer',
  title: '画面の部品/共通/UpdateOffer',
  component: UpdateOffer,
  tags: ['visual'],
  parameters: { layout: 'fullscreen' },
  args: { open: true, onUpdate: fn(), onLater: fn() },
} satisfies Meta<typeof UpdateOffer>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  name: '新しいバージョンがあるとき',
  tags: ['[SW-02]'],
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('新しいバージョンがあります');
    await userEvent.click(canvas.getByRole('button', { name: 'あとで' }));
    await expect(args.onLater).toHaveBeenCalledOnce();
    await expect(args.onUpdate).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: '更新する' }));
    await expect(args.onUpdate).toHaveBeenCalledOnce();
  },
};

export const Pending: Story = {
  name: '更新しているとき',
  args: { pending: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '更新する' }));
    await expect(args.onUpdate).not.toHaveBeenCalled();
  },
};

export const Closed: Story = {
  name: 'ないとき',
  tags: ['!visual'],
  args: { open: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
};
