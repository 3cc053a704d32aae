import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { goods } from '../../../testing';
import {
  type FoundPickup,
  PickupSearch,
  PickupSearchResults,
  type PickupSearchResultsProps,
} from './PickupSearch';

const waiting: FoundPickup = {
  orderId: '261121-K7P3XW',
  customerName: '岡野 一',
  kana: 'オカノ ハジメ',
  itemName: 'クラブハウスマグ',
  imageUrl: goods(1)[0]?.imageUrls[0] ?? null,
  count: 1,
  due: 1760,
  status: 'open',
};

const found: PickupSearchResultsProps = {
  query: 'K7P',
  hrefOf: (orderId) => `#${orderId}`,
  items: [
    waiting,
    {
      ...waiting,
      orderId: '261121-K7P9DA',
      customerName: '白石 ひかり',
      kana: '',
      due: 0,
      count: 3,
    },
    {
      ...waiting,
      orderId: '261121-K7PT2M',
      customerName: '上原 健',
      kana: 'ウエハラ ケン',
      status: 'handedOver',
    },
  ],
};

const results = (changes: Partial<PickupSearchResultsProps> = {}) => ({
  render: () => <PickupSearchResults {...found} {...changes} />,
});

const meta = {
  id: 'pickup-search',
  title: '画面の部品/窓口/PickupSearch',
  component: PickupSearch,
  tags: ['visual', '[DESK-02]'],
  parameters: { layout: 'fullscreen' },
  args: { value: '', onValueChange: fn(), onSearch: fn(), count: null },
} satisfies Meta<typeof PickupSearch>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  name: '未入力',
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('searchbox', { name: '番号かお名前で探す' });
    await userEvent.type(field, 'k');
    await expect(args.onValueChange).toHaveBeenCalledWith('k');
    await userEvent.keyboard('{Enter}');
    await expect(args.onSearch).toHaveBeenCalledTimes(1);
  },
};

export const Typed: Story = { name: '見つかった件数つき', args: { value: 'Ｋ７ｐ', count: 2 } };

export const Some: Story = {
  name: '見つかった',
  ...results(),
  play: async ({ canvas }) => {
    const [first, second, third] = canvas.getAllByRole('link');
    await expect(first).toHaveAttribute('href', '#261121-K7P3XW');
    await expect(first).toHaveTextContent('会場払い¥1,760');
    await expect(second).toHaveTextContent('支払い済み');
    await expect(second).toHaveTextContent('クラブハウスマグなど3点');
    await expect(third).toHaveTextContent('渡し済み');
  },
};

export const None: Story = {
  name: '見つからない',
  tags: ['[NAME-02]'],
  ...results({ query: 'ZZZZZZ', items: [] }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/お名前の読みか、番号の最後の6文字で探せます/)).toBeVisible();
  },
};

export const Typing: Story = {
  name: '番号の途中',
  ...results({ query: 'ZZZ', items: [] }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('番号は、最後の6文字まで入力してください。')).toBeVisible();
    await expect(canvas.queryByText(/合う注文がありません/)).toBeNull();
  },
};

export const TooMany: Story = { name: '多すぎる', ...results({ query: '佐藤', more: true }) };

export const Loading: Story = { name: '探している', ...results({ items: null }) };

export const Waiting: Story = {
  name: 'お渡しを待つ注文の全部',
  tags: ['[DESK-06]'],
  ...results({ query: null, items: found.items?.slice(0, 2) ?? [] }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'お渡しを待っている注文 2件' })).toBeVisible();
    await expect(canvas.queryByRole('img')).toBeNull();
    await expect(canvas.getAllByRole('link')[0]).toHaveAttribute('href', '#261121-K7P3XW');
  },
};

export const Closed: Story = {
  name: '渡せない注文',
  ...results({
    items: (['canceled', 'refunded', 'paymentPending', 'paymentFailed', 'shipping'] as const).map(
      (status, index) => ({
        ...waiting,
        orderId: `261121-K7PA0${index}`,
        imageUrl: null,
        customerName: '勅使河原 さくらこ エリザベート',
        kana: 'テシガワラ サクラコ エリザベート',
        status,
      }),
    ),
  }),
};
