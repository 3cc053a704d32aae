import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, within } from 'storybook/test';
import { MatchPacking, type MatchPackingProps } from './MatchPacking';
import type { PackedOrder, PackingRow } from './packing';

const match = {
  ...{ matchId: 10, day: '2026-11-28', opponent: '港南マリナーズ', ground: '鶴浜スタジアム' },
  state: 'planned' as const,
};

const uniform = { productId: 12, productName: 'ホームユニフォーム 2026' };
const towel = { productId: 7, productName: 'フェイスタオル' };

const row = (key: string, changes: Partial<PackingRow>): PackingRow => ({
  ...{ key, productName: uniform.productName, quantity: 1, ticked: null },
  ...changes,
});

const pack = [
  row('towel', { productName: towel.productName, quantity: 24, free: 40, ticked: 24 }),
  row('m', { option: { id: 21, label: 'M' }, quantity: 5, ticked: 3, free: 2 }),
  row('l', { option: { id: 22, label: 'L' }, quantity: 2, ticked: 3 }),
  row('junior', {
    productName: '創立30周年記念 オーセンティックユニフォーム 半袖 ホーム',
    option: { id: 23, label: 'ジュニア 130cm（身長125〜135cm）' },
    quantity: 1,
  }),
];

const order = (id: string, changes: Partial<PackedOrder> = {}): PackedOrder => ({
  ...{ id, name: '浜野 さくら', state: 'open', due: 0 },
  items: [{ ...towel, quantity: 2 }],
  ...changes,
});

const next = { ...match, matchId: 12, day: '2026-12-05' };

const orders = [
  order('261120-4H8TRW', {
    name: '小林 航',
    due: 12_400,
    items: [
      { ...uniform, option: { id: 21, label: 'M' }, quantity: 1 },
      { ...towel, quantity: 2 },
    ],
  }),
  order('261121-7K3MPQ'),
  order('261121-9XW2AB', { name: 'マクシミリアン・アレクサンダー・フォン・ハーゼンクレーファー' }),
  order('261122-C3D4EF', { state: 'handed_over' }),
  order('261122-G5H6JK', { state: 'dropped' }),
  order('261123-M7N8PQ', { state: 'moved', movedTo: next }),
];

function Controlled(props: MatchPackingProps) {
  const [labels, setLabels] = useState(props.labels);
  return (
    <MatchPacking
      {...props}
      labels={{ ...labels, onChange: (next) => setLabels({ ...labels, ...next }) }}
    />
  );
}

const meta = {
  id: 'match-packing',
  title: '画面の部品/試合/MatchPacking',
  component: MatchPacking,
  tags: ['visual', '[MATCH-03]'],
  render: (args) => <Controlled {...args} />,
  args: {
    ...{ match, asOf: null, view: 'pack' },
    rows: {
      pack,
      booth: [row('muffler', { productName: 'スカーレットマフラータオル', quantity: 12 })],
      back: [],
    },
    ...{ orders, totalCount: orders.length },
    labels: { layout: 24, start: 1, onChange: fn() },
    onView: fn(),
    onTick: fn(),
    onPrint: fn(),
  },
} satisfies Meta<typeof MatchPacking>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Pack: Story = {
  name: 'つめる',
  play: async ({ args, canvas, userEvent, step }) => {
    await expect(canvas.getByText('4種類・32点。1種類を確認しました。')).toBeVisible();
    await step('確認したあとに変わった数を言う', async () => {
      const medium = canvas.getByRole('checkbox', { name: /2026 M$/ });
      await expect(medium).not.toBeChecked();
      await expect(medium).toHaveAccessibleDescription(
        '3点で確認したあと、5点になりました。あと2点です。・ほかに、ブースで売れる在庫 2点',
      );
      await expect(
        canvas.getByText('3点で確認したあと、2点になりました。1点多く入っています。'),
      ).toBeVisible();
      await userEvent.click(medium);
      await expect(args.onTick).toHaveBeenLastCalledWith(pack[1], true);
    });
    await step('切り替える', async () => {
      await userEvent.click(canvas.getByRole('tab', { name: '番号順' }));
      await expect(args.onView).toHaveBeenLastCalledWith('numbers');
    });
  },
};

export const Offline: Story = {
  name: '電波のないところで',
  args: { asOf: '2026-11-27T18:20:00+09:00', orders: null },
};

export const WithoutNames: Story = {
  name: '電波がなく、名前が出せない',
  args: { asOf: '2026-11-27T18:20:00+09:00', orders: null, view: 'labels' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('電波のあるところで開いてください')).toBeVisible();
  },
};

export const Numbers: Story = {
  name: '番号順のリスト',
  args: { view: 'numbers' },
  play: async ({ args, canvas, userEvent }) => {
    const list = within(canvas.getByRole('article', { name: '番号順のリスト' }));
    await expect(list.getByRole('row', { name: /4H8TRW.*会場払い ¥12,400/ })).toBeVisible();
    await expect(list.getByRole('row', { name: /M7N8PQ.*12月5日.*の試合へ/ })).toBeVisible();
    const goods = within(canvas.getByRole('article', { name: 'ピッキングリスト' }));
    await expect(goods.getByRole('row', { name: /2026 M 5点$/ })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '印刷' }));
    await expect(args.onPrint).toHaveBeenCalledTimes(1);
  },
};

export const TooMany: Story = {
  name: '一度に出せないほど多い',
  args: { view: 'numbers', totalCount: 1200 },
};

export const Labels: Story = {
  name: '封筒のラベル',
  args: { view: 'labels' },
  play: async ({ canvas, userEvent, step }) => {
    await step('渡す注文だけ', async () => {
      await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
      await expect(canvas.getByText('ラベル3枚・用紙1枚')).toBeVisible();
    });
    await step('使いかけの用紙は、残った位置から', async () => {
      const start = canvas.getByRole('textbox', { name: '最初の位置' });
      await userEvent.clear(start);
      await userEvent.type(start, '23');
      await expect(canvas.getByText('ラベル3枚・用紙2枚')).toBeVisible();
      await userEvent.click(canvas.getByRole('radio', { name: /^12面/ }));
      await expect(canvas.getByText('ラベル3枚・用紙1枚')).toBeVisible();
    });
  },
};

export const ManyItems: Story = {
  name: '品数の多いラベル',
  args: {
    view: 'labels',
    labels: { layout: 12, start: 1, onChange: fn() },
    orders: [
      order('261121-9XW2AB', {
        items: Array.from({ length: 12 }, (_, index) => ({
          ...uniform,
          option: { id: index + 1, label: `ジュニア ${100 + index * 5}cm` },
          quantity: 1,
        })),
      }),
    ],
  },
};

export const Back: Story = {
  name: '持ち帰り',
  args: {
    view: 'back',
    match: { ...match, state: 'finished' },
    rows: {
      ...{ pack, booth: [] },
      back: [
        row('towel', {
          ...{ productName: towel.productName, quantity: 3, ticked: 3 },
          from: { open: 3, dropped: 0, moved: 0 },
        }),
        row('m', {
          ...{ option: { id: 21, label: 'M' }, quantity: 4 },
          from: { open: 1, dropped: 1, moved: 2 },
        }),
      ],
    },
  },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText('未受取 1点・取り消し・返金 1点・ほかの試合へ 2点'),
    ).toBeVisible();
  },
};

export const Empty: Story = {
  name: '注文がない',
  args: { rows: { pack: [], booth: [], back: [] }, orders: [], totalCount: 0 },
};

export const EmptyLabels: Story = {
  name: 'ラベルがない',
  args: { view: 'labels', orders: [], totalCount: 0 },
};

export const NothingBack: Story = {
  name: '全部渡した',
  args: { view: 'back' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('渡さなかった商品はありません')).toBeVisible();
  },
};
