import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ExternalPurchase } from './ExternalPurchase';

const meta = {
  id: 'external-purchase',
  title: '画面の部品/ショップ/ExternalPurchase',
  component: ExternalPurchase,
  tags: ['visual'],
  args: { href: 'https://example.com/voice-ring' },
} satisfies Meta<typeof ExternalPurchase>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  name: '販売サイトへ、行き先を伝えて移る',
  tags: ['[GOODS-02]'],
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', {
      name: '販売サイトで購入する （新しいタブで開きます）',
    });
    await expect(link).toHaveAttribute('href', 'https://example.com/voice-ring');
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
    await expect(canvas.getByText(/販売元のサイト（example\.com）/)).toBeVisible();
  },
};

export const Unsafe: Story = {
  name: 'ウェブの住所ではない',
  args: { href: 'javascript:alert(1)' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link')).toBeNull();
    await expect(canvas.getByText('ただいまご購入いただけません')).toBeVisible();
  },
};

export const Missing: Story = { name: '行き先がない', tags: ['!visual'], args: { href: null } };
