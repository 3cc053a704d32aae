import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { CardPromo } from './CardPromo';

const meta = {
  id: 'card-promo',
  title: '画面の部品/トップ/CardPromo',
  component: CardPromo,
  args: { scanHref: '/u/qr-reader', albumHref: '/u/cards' },
} satisfies Meta<typeof CardPromo>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  name: '基本',
  tags: ['visual'],
  play: async ({ canvas, step }) => {
    await step('[TOP-08] QRコードの読み取りへ進める', async () => {
      await expect(canvas.getByRole('region', { name: '選手カードを集めよう' })).toBeVisible();
      await expect(canvas.getByRole('link', { name: 'QRコードを読み取る' })).toHaveAttribute(
        'href',
        '/u/qr-reader',
      );
      await expect(canvas.getByRole('link', { name: 'コレクションを見る' })).toHaveAttribute(
        'href',
        '/u/cards',
      );
    });
  },
};
