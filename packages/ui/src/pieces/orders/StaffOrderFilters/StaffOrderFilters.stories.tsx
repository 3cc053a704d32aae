import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { StaffOrderFilters, type StaffOrderFilterValues } from './StaffOrderFilters';

const none: StaffOrderFilterValues = {
  query: '',
  state: '',
  delivery: '',
  payment: '',
  due: '',
  memo: '',
  refund: '',
  from: '',
  to: '',
  productId: '',
  match: '',
};

const meta = {
  id: 'staff-order-filters',
  title: '画面の部品/注文/StaffOrderFilters',
  component: StaffOrderFilters,
  tags: ['visual', '[ORDM-01]'],
  args: {
    value: none,
    onChange: fn(),
    counts: [
      { state: 'pending', count: 52 },
      { state: 'received', count: 31 },
      { state: 'payment_pending', count: 1 },
      { state: 'payment_failed', count: 4 },
    ],
    products: [
      { id: 7, name: 'フェイスタオル', isOnSale: true },
      { id: 8, name: 'ホームユニフォーム 2025', isOnSale: false },
    ],
    matches: [{ matchId: 12, day: '2026-11-28', opponent: '港南マリナーズ' }],
    found: { count: 84, sum: 486_200 },
    clearHref: '#all',
    shipmentsHref: '#shipments',
    csv: { pending: false, onSave: fn() },
  },
} satisfies Meta<typeof StaffOrderFilters>;

export default meta;
type Story = StoryObj<typeof meta>;

export const None: Story = {
  name: '条件なし',
  play: async ({ args, canvas, userEvent, step }) => {
    await step('状態は、注文のあるものだけが件数つきで並ぶ', async () => {
      const states = canvas.getByRole('group', { name: '状態' });
      await expect(states).toHaveTextContent(
        'すべて 84支払い確認中 1未受取 52受取済み 31支払い失敗 4',
      );
    });
    await userEvent.click(canvas.getByRole('button', { name: '受取済み 31' }));
    await expect(args.onChange).toHaveBeenLastCalledWith({ state: 'received' });
    await userEvent.type(canvas.getByRole('searchbox'), '浜');
    await expect(args.onChange).toHaveBeenLastCalledWith({ query: '浜' });
    await userEvent.click(canvas.getByText('くわしい条件'));
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: '受け取り方法' }), '配送');
    await expect(args.onChange).toHaveBeenLastCalledWith({ delivery: 'shipping' });
    await userEvent.click(canvas.getByRole('checkbox', { name: '会場払いの未収だけ' }));
    await expect(args.onChange).toHaveBeenLastCalledWith({ due: 'at_venue' });
    await userEvent.click(canvas.getByRole('checkbox', { name: 'メモのある注文だけ' }));
    await expect(args.onChange).toHaveBeenLastCalledWith({ memo: 'written' });
    await userEvent.click(canvas.getByRole('checkbox', { name: '一部返金した注文だけ' }));
    await expect(args.onChange).toHaveBeenLastCalledWith({ refund: 'part' });
    const product = canvas.getByRole('combobox', { name: '商品' });
    await userEvent.selectOptions(product, 'ホームユニフォーム 2025（販売終了）');
    await expect(args.onChange).toHaveBeenLastCalledWith({ productId: '8' });
    const match = canvas.getByRole('combobox', { name: '試合' });
    await userEvent.selectOptions(match, '11月28日（土） 対 港南マリナーズ');
    await expect(args.onChange).toHaveBeenLastCalledWith({ match: '12' });
    await userEvent.click(canvas.getByRole('button', { name: '84件をCSVで保存' }));
    await expect(args.csv.onSave).toHaveBeenCalledTimes(1);
    await expect(canvas.queryByRole('link', { name: '条件を外す' })).toBeNull();
  },
};

export const Filtered: Story = {
  name: '条件つき',
  args: {
    value: {
      ...none,
      query: '浜野',
      state: 'refunded',
      delivery: 'venue',
      due: 'at_venue',
      from: '2026-11-22',
      productId: '7',
    },
    found: { count: 0, sum: 0 },
  },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('button', { name: '返金済み 0' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    const product = canvas.getByRole('combobox', { name: '商品' });
    await expect(product).toHaveDisplayValue('フェイスタオル');
    await userEvent.selectOptions(product, 'すべて');
    await expect(args.onChange).toHaveBeenLastCalledWith({ productId: '' });
    await expect(canvas.getByRole('link', { name: '条件を外す' })).toHaveAttribute('href', '#all');
    await expect(canvas.queryByRole('button', { name: /CSV/ })).toBeNull();
    // The words keep to one line on a phone, where two fields stand side by side.
    const words = document.createRange();
    words.selectNodeContents(canvas.getByText('会場払いの未収だけ'));
    await expect(words.getClientRects()).toHaveLength(1);
  },
};

export const Loading: Story = {
  name: '読み込み中',
  args: { value: { ...none, productId: '7' }, counts: [], products: [], found: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox', { name: '商品' })).toHaveDisplayValue('商品番号 7');
  },
};
