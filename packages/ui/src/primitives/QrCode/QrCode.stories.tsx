import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Matrix } from '../../testing';
import { QrCode } from './QrCode';
import { qrCode } from './QrCode.css';

const meta = {
  id: 'qr-code',
  title: '部品/QrCode',
  component: QrCode,
  args: { value: 'S-20261121-0042', label: '受け取り用QRコード' },
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

export const Order: Story = {
  name: '注文番号',
  play: async ({ canvas, step }) => {
    const code = canvas.getByRole('img', { name: '受け取り用QRコード' });
    const [ground, modules] = code.querySelectorAll('path');
    const sides = Number(code.getAttribute('viewBox')?.split(' ')[2]);

    await step('白地に黒で描かれる', async () => {
      const fill = (path: Element | undefined) => path && getComputedStyle(path).fill;
      await expect(fill(ground)).toBe('rgb(255, 255, 255)');
      await expect(fill(modules)).toBe('rgb(0, 0, 0)');
      await expect(getComputedStyle(code).forcedColorAdjust).toBe('none');
    });

    await step('まわりに4マス以上の余白がある', async () => {
      if (!(modules instanceof SVGPathElement)) throw new Error('no modules');
      const { x, y, width, height } = modules.getBBox();
      await expect([x, y]).toEqual([4, 4]);
      await expect([sides - x - width, sides - y - height]).toEqual([4, 4]);
    });

    await step('正方形で、1マスが3px以上ある', async () => {
      const { width, height } = code.getBoundingClientRect();
      await expect(width).toBe(height);
      await expect(width / sides).toBeGreaterThan(3);
    });
  },
};

export const LongValue: Story = {
  name: '長い住所',
  tags: ['visual'],
  args: {
    size: 'large',
    value:
      'https://fan.example/user/u/card/0b5e6c1e-7f52-4d5f-9a3c-3c1d1f6f2a77?team=minato&from=qr',
    label: 'カードのQRコード',
  },
};

export const InTheDark: Story = {
  name: 'ダークモード',
  tags: ['visual'],
  globals: { theme: 'dark' },
};
