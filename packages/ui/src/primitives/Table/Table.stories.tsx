import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Matrix } from '../../testing';
import { Badge } from '../Badge/Badge';
import { Table, type TableColumn, TableRowLink } from './Table';
import { table } from './Table.css';

type Product = { id: string; name: string; note: string; price: string; stock: string };

const items: Product[] = [
  { id: 'towel', name: 'フェイスタオル', note: '応援グッズ', price: '¥1,800', stock: '24点' },
  { id: 'bat', name: '応援バット', note: '応援グッズ', price: '¥2,500', stock: '売り切れ' },
  {
    id: 'shirt',
    name: 'ホームユニフォーム2026年優勝記念スカーレットエディション',
    note: '受注生産のため、お届けは三か月後です',
    price: '¥110,000',
    stock: '3点',
  },
];

const columns: TableColumn<Product>[] = [
  {
    header: '商品',
    card: 'start',
    cell: ({ id, name }) => <TableRowLink href={`#${id}`}>{name}</TableRowLink>,
  },
  { header: '種類', cell: ({ note }) => note },
  { header: '価格', align: 'end', nowrap: true, labelled: true, cell: ({ price }) => price },
  {
    header: '在庫',
    nowrap: true,
    card: 'end',
    cell: ({ stock }) => <Badge tone="neutral">{stock}</Badge>,
  },
];

const meta = {
  id: 'table',
  title: '部品/Table',
  component: Table<Product>,
  tags: ['visual'],
  args: {
    label: '商品の一覧',
    items,
    columns,
    getKey: ({ id }) => id,
    rowMark: { 'data-row': '' },
  },
} satisfies Meta<typeof Table<Product>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  name: '基本',
  play: async ({ canvas, step }) => {
    await step('Columns and rows have their headings', async () => {
      await expect(canvas.getByRole('table', { name: '商品の一覧' })).toBeVisible();
      await expect(canvas.getAllByRole('columnheader')).toHaveLength(4);
      await expect(canvas.getByRole('rowheader', { name: '応援バット' })).toBeVisible();
      await expect(canvas.getAllByRole('row')[1]).toHaveAttribute('data-row');
    });
    await step('The link of a row covers it', async () => {
      const cell = canvas.getByRole('cell', { name: '¥2,500' }).getBoundingClientRect();
      const hit = document.elementFromPoint(cell.x + cell.width / 2, cell.y + cell.height / 2);
      await expect(hit).toBe(canvas.getByRole('link', { name: '応援バット' }));
    });
    await step('Its ring is around the row', async () => {
      await userEvent.tab();
      await expect(canvas.getByRole('link', { name: 'フェイスタオル' })).toHaveFocus();
    });
  },
};

export const Cards: Story = {
  name: '狭い画面でカード',
  args: { cards: 'desktop' },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('row')).toHaveLength(4);
    await expect(canvas.getByRole('cell', { name: /¥1,800/ })).toBeVisible();
  },
};

export const Sums: Story = {
  name: '題と合計',
  args: {
    label: undefined,
    caption: '10月の売上',
    density: 'dense',
    columns: [
      { header: '在庫', cell: ({ stock }) => stock },
      { header: '商品', isRowHeader: true, cell: ({ name }) => name },
      { header: '金額', align: 'end', nowrap: true, cell: ({ price }) => price },
    ],
    footer: [
      ['送料', '¥660'],
      ['合計', '¥114,960'],
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table', { name: '10月の売上' })).toBeVisible();
    await expect(canvas.getByRole('rowheader', { name: '応援バット' })).toBeVisible();
    await expect(canvas.getByRole('rowheader', { name: '合計' })).toHaveAttribute('colspan', '2');
  },
};

export const WithoutHeadings: Story = {
  name: '見出しのない列',
  args: {
    density: 'dense',
    columns: [
      { header: '', cell: ({ name }) => name },
      { header: '', align: 'end', nowrap: true, cell: ({ price }) => price },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('rowheader', { name: '応援バット' })).toBeVisible();
    await expect(canvas.queryByRole('columnheader')).toBeNull();
  },
};

/** Rendered from the recipe, so that a new density is included automatically. */
export const AllVariants: Story = {
  name: '全種類',
  render: (args) => (
    <Matrix recipe={table}>
      {(variants) => <Table {...args} {...variants} columns={columns.slice(0, 3)} />}
    </Matrix>
  ),
};
