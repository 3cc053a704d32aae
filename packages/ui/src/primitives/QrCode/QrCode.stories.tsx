import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Matrix } from '../../testing';
import { QrCode } from './QrCode';
import { qrCode } from './QrCode.css';

const meta = {
  id: 'qr-code',
  title: '部品/QrCode',
  component: QrCode,
  args: {
    value: 'https://fanclub.example/admin/orders/S-20261121-0042/edit',
    label: '受け取り用QRコード',
  },
} satisfies Meta<typeof QrCode>;

export default meta;
type Story = StoryObj<typeof meta>;

export const AllVariants: Story = {
  name: '全種類',
  tags: ['visual'],
  render: (args) => (
    <Matrix recipe={qrCode}>{(variants) => <QrCode {...args} {...variants} />}</Matrix>
  ),
};

export const Playground: Story = {
  name: '黒と白、4マスの余白',
  tags: ['first'],
  play: async ({ canvas }) => {
    const code = canvas.getByRole('img', { name: '受け取り用QRコード' });
    const [ground, modules] = code.querySelectorAll('path');
    await expect(ground).toHaveAttribute('fill', '#FFFFFF');
    await expect(modules).toHaveAttribute('fill', '#000000');
    await expect(getComputedStyle(code).forcedColorAdjust).toBe('none');

    // Four empty modules on each of the four sides.
    const side = Number(code.getAttribute('viewBox')?.split(' ')[2]);
    if (!(modules instanceof SVGPathElement)) throw new Error('The code has no modules.');
    const dark = modules.getBBox();
    await expect([dark.x, dark.y]).toEqual([4, 4]);
    await expect([side - dark.x - dark.width, side - dark.y - dark.height]).toEqual([4, 4]);
    const { width, height } = code.getBoundingClientRect();
    await expect(width).toBeCloseTo(height, 0);
    await expect(width / side).toBeGreaterThan(4);
  },
};

export const InTheDark: Story = {
  name: 'ダークモード',
  tags: ['visual'],
  globals: { theme: 'dark' },
};

export const OneCharacter: Story = { name: '短い値', tags: ['visual'], args: { value: '7' } };

export const LongAddress: Story = {
  name: '長い値',
  tags: ['visual'],
  args: { value: `https://fanclub.example/admin/orders/${'S-20261121-0042/'.repeat(12)}edit` },
};
