import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { InfiniteList, type InfiniteListProps } from './InfiniteList';
import type { ListEdge } from './useInfiniteList';

type Row = { id: number; text: string };

const words = [
  '応援ありがとう！',
  '次のホームゲームもよろしくお願いします。',
  'ナイスピッチング！',
];
const rowsFrom = (from: number, count: number): Row[] =>
  Array.from({ length: count }, (_, offset) => {
    const id = from + offset;
    return { id, text: (words[id % words.length] ?? '').repeat(1 + (id % 4)) };
  });

const settings: InfiniteListProps<Row> = {
  items: rowsFrom(1, 15),
  getKey: (row) => String(row.id),
  renderItem: (row) => (
    <article style={{ padding: '12px 16px', borderBottom: '1px solid' }}>
      {row.id}番目のメッセージ：{row.text}
    </article>
  ),
  label: 'メッセージ',
  scroll: 'box',
  pages: { onLoadMore: fn() },
};

const meta = {
  id: 'infinite-list',
  title: '部品/InfiniteList',
  component: InfiniteList<Row>,
  args: settings,
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <div style={{ height: 420 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof InfiniteList<Row>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Complete: Story = {
  name: '全部ある',
  tags: ['visual'],
  play: async ({ canvas }) => {
    const list = canvas.getByRole('list', { name: 'メッセージ' });
    await expect(list).toHaveAttribute('aria-busy', 'false');
    const first = (await canvas.findAllByRole('listitem'))[0];
    await expect(first).toHaveAttribute('aria-posinset', '1');
    await expect(first).toHaveAttribute('aria-setsize', '15');
  },
};

export const Gaps: Story = {
  name: '行の間をあける',
  tags: ['visual'],
  args: { row: { gap: 'lg' } },
};

export const StartsAtEnd: Story = {
  name: '最後から読む',
  tags: ['visual'],
  args: { initialPlace: 'end' },
  play: async ({ canvas }) => {
    // The rows are measured first, and rendered again at their positions.
    await waitFor(() => expect(canvas.getByText(/^15番目/)).toBeVisible());
  },
};

export const LoadingOlder: Story = {
  name: '前の分を読み込み中',
  args: { initialPlace: 'end', pages: { start: 'loading' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list')).toHaveAttribute('aria-busy', 'true');
    await expect(canvas.getByRole('status')).toHaveTextContent('読み込み中');
  },
};

export const FailedOlder: Story = {
  name: '前の分を読み込めない',
  tags: ['visual'],
  args: { initialPlace: 'end', pages: { start: 'failed', onLoadMore: fn() } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('読み込めませんでした。');
    await userEvent.click(canvas.getByRole('button', { name: 'もう一度読み込む' }));
    await expect(args.pages?.onLoadMore).toHaveBeenCalledWith('start');
  },
};

export const FailedNewer: Story = {
  name: '続きを読み込めない',
  tags: ['visual'],
  args: { items: rowsFrom(1, 2), pages: { end: 'failed' } },
};

export const Empty: Story = {
  name: '何もない',
  tags: ['visual'],
  args: { items: [], empty: <p>メッセージはまだありません。</p> },
};

export const ScrollsByKeyboard: Story = {
  name: 'キーボードで動かす',
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('group', { name: 'メッセージ' })).toHaveFocus();
  },
};

const deliver = fn();

export const Live: Story = {
  name: '動かす',
  args: { pages: { end: 'more', threshold: 0.7 } },
  render: function Live(args) {
    const [items, setItems] = useState(args.items);
    const [end, setEnd] = useState<ListEdge>('more');
    return (
      <InfiniteList
        {...args}
        items={items}
        pages={{
          ...args.pages,
          end,
          onLoadMore(edge) {
            deliver(edge);
            setItems(rowsFrom(1, items.length + 15));
            setEnd(items.length >= 30 ? 'none' : 'more');
          },
        }}
      />
    );
  },
  play: async ({ canvas, step }) => {
    deliver.mockClear();
    const box = canvas.getByRole('group', { name: 'メッセージ' });

    await step('[MSGL-06] 7割まで読むと次の15件が続き、最後の後は頼まない', async () => {
      for (const pages of [1, 2]) {
        await waitFor(async () => {
          box.scrollTo({ top: box.scrollHeight });
          await expect(deliver).toHaveBeenCalledTimes(pages);
        });
      }
      await waitFor(async () => {
        box.scrollTo({ top: box.scrollHeight });
        await expect(canvas.getByText(/^45番目/)).toBeVisible();
      });
      await expect(deliver).toHaveBeenCalledTimes(2);
    });
  },
};
