import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { brokenImage, demoGoods } from '../../../testing';
import { ProductGallery } from './ProductGallery';

const { name, imageUrls } = demoGoods();

const meta = {
  id: 'product-gallery',
  title: '画面の部品/ショップ/ProductGallery',
  component: ProductGallery,
  tags: ['visual'],
  args: { name, imageUrls },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: '400px' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ProductGallery>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Three: Story = {
  name: '3枚',
  play: async ({ canvas }) => {
    const first = canvas.getByRole('img', { name: `${name}の写真 1枚目` });
    await expect(first).toHaveAttribute('loading', 'eager');
  },
};

export const Turns: Story = {
  name: 'めくる、止める、ひとまわりする',
  tags: ['!visual', '[GOODS-01]'],
  play: async ({ canvas, userEvent, step }) => {
    await step('動きは止められる', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: /一時停止|再生/ }));
      if (canvas.queryByRole('button', { name: '一時停止' }))
        await userEvent.click(canvas.getByRole('button', { name: '一時停止' }));
      await expect(canvas.getByRole('button', { name: '再生' })).toBeVisible();
    });
    await step('最後の次は最初', async () => {
      await userEvent.click(canvas.getByRole('button', { name: '3枚目を表示' }));
      await waitFor(() => expect(canvas.getByRole('group', { name: '3枚中3枚目' })).toBeVisible());
      await userEvent.click(canvas.getByRole('button', { name: '次へ' }));
      const first = canvas.getByRole('group', { name: '3枚中1枚目' });
      await waitFor(() => expect(getComputedStyle(first).opacity).toBe('1'));
    });
    await step('矢印キーでも、前へもどれる', async () => {
      await userEvent.keyboard('{ArrowLeft}');
      const third = canvas.getByRole('group', { name: '3枚中3枚目' });
      await waitFor(() => expect(getComputedStyle(third).opacity).toBe('1'));
    });
  },
};

export const One: Story = {
  name: '1枚だけ',
  args: { imageUrls: imageUrls.slice(0, 1) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: `${name}の写真` })).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const None: Story = { name: '写真がない', args: { imageUrls: [] } };

export const Broken: Story = { name: '写真が届かない', args: { imageUrls: [brokenImage] } };
