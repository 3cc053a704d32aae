import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { brokenImage, scenery, shippedOrder } from '../../../testing';
import { OrderItems } from './OrderItems';

const items = shippedOrder.orderItems;

const meta = {
  id: 'order-items',
  title: '画面の部品/注文/OrderItems',
  component: OrderItems,
  tags: ['visual'],
  args: { items },
} satisfies Meta<typeof OrderItems>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  name: '送料の行は商品に数えない',
  tags: ['[ODET-04]'],
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
    await expect(canvas.queryByText('送料')).toBeNull();
    await expect(canvas.getByText('フェイスタオル')).toBeVisible();
    await expect(canvas.getByText('2点')).toBeVisible();
  },
};

export const Priced: Story = {
  name: '金額つき',
  args: {
    priced: true,
    items: items.map((item, index) =>
      index === 0 ? { ...item, imageUrls: [scenery('stadium')] } : item,
    ),
  },
  play: async ({ canvas, step }) => {
    await step('金額は、その行の合計', async () => {
      await expect(canvas.getByText('¥3,600')).toBeVisible();
    });
  },
};

export const Options: Story = {
  name: '一つの商品の二つの種類',
  tags: ['[STOCK-04]', '[STOCK-21]'],
  args: {
    priced: true,
    items: items.slice(0, 1).flatMap((item) => [
      { ...item, option: { id: 11, label: '赤' } },
      { ...item, option: { id: 12, label: '紺（ロングサイズ、刺しゅう入り）' }, refunded: 2 },
    ]),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
    await expect(canvas.getByText('赤')).toBeVisible();
    await expect(canvas.getByText(/^紺/).closest('s')).not.toBeNull();
  },
};

export const Refunded: Story = {
  name: '一部の商品を返金した',
  args: {
    priced: true,
    items: items.map((item) => ({ ...item, refunded: 1 })),
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('1点返金済み、残り1点')).toBeVisible();
    await expect(canvas.getByText('返金済み')).toBeVisible();
    await expect(canvasElement.querySelectorAll('s')).toHaveLength(3);
  },
};

export const CalledOff: Story = {
  name: '最少の数に届かず、製作されない',
  tags: ['[STOCK-15]'],
  args: {
    priced: true,
    items: items.slice(0, 1).map((item) => ({
      ...item,
      madeToOrder: { deliveryPeriod: '2027年3月下旬', closesAt: '2026-12-20T23:59:00+09:00' },
      ...{ refunded: item.quantity, calledOff: true },
    })),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/製作を中止しました/)).toBeVisible();
  },
};

export const Most: Story = {
  name: 'はじめの3つと、残りの数',
  args: {
    most: 3,
    items: Array.from({ length: 8 }, (_, index) => ({
      productId: index + 1,
      productName: `選手アクリルスタンド ${index + 1}`,
      unitPrice: 1200,
      quantity: 1,
      imageUrls: [],
    })),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('ほか5商品')).toBeVisible();
  },
};

export const Longest: Story = {
  name: '長い名前、大きな金額、読めない写真',
  args: {
    priced: true,
    items: [
      {
        productId: 1,
        productName:
          '鶴浜クレインズ創立三十周年記念オーセンティックユニフォーム（背番号・名入れ）'.repeat(2),
        unitPrice: 99_000,
        quantity: 99,
        imageUrls: [brokenImage],
      },
    ],
  },
  play: async () => {
    const { scrollWidth, clientWidth } = document.documentElement;
    await expect(scrollWidth).toBe(clientWidth);
  },
};
