import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Inline } from '../../../primitives';
import { CardBrandMark } from './CardBrandMark';

const meta = {
  id: 'card-brand-mark',
  title: '画面の部品/購入手続き/CardBrandMark',
  component: CardBrandMark,
  tags: ['visual'],
  args: { brand: 'visa' },
} satisfies Meta<typeof CardBrandMark>;

export default meta;
type Story = StoryObj<typeof meta>;

const brands = ['visa', 'mastercard', 'jcb', 'amex', 'diners', null] as const;

export const All: Story = {
  name: 'すべて',
  render: () => (
    <Inline>
      {brands.map((brand) => (
        <CardBrandMark key={brand} brand={brand} />
      ))}
    </Inline>
  ),
  play: async ({ canvas }) => {
    for (const name of ['Visa', 'Mastercard', 'JCB', 'AMEX', 'Diners Club'])
      await expect(canvas.getByText(name)).toBeVisible();
  },
};

export const Unknown: Story = {
  name: 'まだわからない',
  args: { brand: null },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.textContent).toBe('');
  },
};
