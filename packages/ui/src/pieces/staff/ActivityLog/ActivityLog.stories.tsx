import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { ActivityLog } from './ActivityLog';

const nobody = {
  orders: [],
  orderCount: 0,
  fans: [],
  fanCount: 0,
  account: null,
  reportId: null,
  changes: [],
  reason: null,
};

const items = [
  {
    ...nobody,
    id: '5',
    at: '2026-11-21T12:31:00+09:00',
    what: 'メモを変えました',
    by: '三浦 さとみ',
    device: '9d3f7f0e',
    orders: ['261121-7K3MPQ'],
    orderCount: 1,
    fans: [{ id: '1', name: '浜野 あかり' }],
    fanCount: 1,
    changes: [{ name: 'メモ', before: '', after: '保冷剤をつける' }],
  },
  {
    ...nobody,
    id: '4',
    at: '2026-11-21T12:20:00+09:00',
    what: '注文の一覧を見ました',
    by: '三浦 さとみ',
    device: '9d3f7f0e',
    orders: ['261121-7K3MPQ', '261121-H7T4RA', '261120-2BXW9C'],
    orderCount: 50,
    fans: [
      { id: '1', name: '浜野 あかり' },
      { id: '2', name: '佐野 みなみ' },
      { id: '3', name: '長谷川 さくら子' },
    ],
    fanCount: 47,
    changes: [{ name: '状態', before: null, after: '未受取' }],
  },
  {
    ...nobody,
    id: '3',
    at: '2026-11-21T12:02:00+09:00',
    what: '受け渡しを元に戻しました',
    by: 'レジ1',
    device: '0b71c2d4',
    orders: ['261120-2BXW9C'],
    orderCount: 1,
    fans: [{ id: '3', name: '長谷川 さくら子' }],
    fanCount: 1,
    changes: [{ name: '受け取り状況', before: '受取済み', after: '未受取' }],
    reason: '番号の読み間違い',
  },
  {
    ...nobody,
    id: '2b',
    at: '2026-11-21T09:20:00+09:00',
    what: '通報に対応しました',
    by: '三浦 さとみ',
    device: '9d3f7f0e',
    fans: [{ id: '2', name: '佐野 みなみ' }],
    fanCount: 1,
    reportId: '7',
    changes: [{ name: 'メッセージ', before: null, after: '非表示' }],
  },
  {
    ...nobody,
    id: '2',
    at: '2026-11-21T09:00:00+09:00',
    what: 'ログインしました',
    by: '三浦 さとみ',
    device: '9d3f7f0e',
    changes: [{ name: '方法', before: null, after: 'パスキー' }],
  },
  {
    ...nobody,
    id: '1',
    at: '2026-11-20T18:40:00+09:00',
    what: '役割を変えました',
    by: null,
    device: null,
    account: '佐野 みなみ',
    changes: [{ name: '役割', before: '受け渡し', after: '責任者' }],
  },
];

const meta = {
  id: 'activity-log',
  title: '画面の部品/スタッフ/ActivityLog',
  component: ActivityLog,
  tags: ['visual', '[STAFF-04]'],
  args: {
    value: { order: '', fan: '', person: '', kind: '', from: '', to: '', match: '' },
    matches: [{ matchId: 12, day: '2026-11-22', opponent: '港南マリナーズ' }],
    onChange: fn(),
    onSearch: fn(),
    csv: { pending: false, onSave: fn() },
    items,
    hrefOfOrder: (orderId: string) => `#${orderId}`,
    hrefOfReport: (reportId: string) => `#report-${reportId}`,
    more: { pending: false, onLoad: fn() },
  },
} satisfies Meta<typeof ActivityLog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Some: Story = {
  name: '記録がある',
  play: async ({ args, canvas, userEvent, step }) => {
    await step('だれが、何を、どう変えたか', async () => {
      const [first] = canvas.getAllByRole('listitem');
      await expect(first).toHaveTextContent('三浦 さとみ');
      await expect(first).toHaveTextContent('変更後 保冷剤をつける');
      await expect(canvas.getByText('ほか44件')).toBeVisible();
      await expect(canvas.getByText('運用コマンド')).toBeVisible();
      await expect(canvas.getByRole('link', { name: '通報を開く' })).toHaveAttribute(
        'href',
        '#report-7',
      );
      await expect(canvas.getAllByRole('link', { name: '261121-7K3MPQ' })[0]).toHaveAttribute(
        'href',
        '#261121-7K3MPQ',
      );
    });
    await step('検索、CSV、古い記録', async () => {
      const filters = canvas.queryByRole('button', { name: '条件で探す' });
      if (filters) await userEvent.click(filters);
      await userEvent.type(canvas.getByRole('textbox', { name: 'ファンの名前' }), '浜{Enter}');
      await expect(args.onChange).toHaveBeenCalledWith({ fan: '浜' });
      await expect(args.onSearch).toHaveBeenCalledTimes(1);
      await userEvent.selectOptions(canvas.getByRole('combobox', { name: '種類' }), '変更だけ');
      await expect(args.onChange).toHaveBeenLastCalledWith({ kind: 'change' });
      await userEvent.type(canvas.getByLabelText('いつから'), '2026-11-22');
      await expect(args.onChange).toHaveBeenLastCalledWith({ from: '2026-11-22' });
      await userEvent.click(canvas.getByRole('button', { name: 'CSVを書き出す' }));
      await expect(args.csv.onSave).toHaveBeenCalledTimes(1);
      await userEvent.click(canvas.getByRole('button', { name: 'さらに読み込む' }));
      await expect(args.more?.onLoad).toHaveBeenCalledTimes(1);
    });
  },
};

export const None: Story = {
  name: '見つからない',
  args: {
    value: {
      order: '',
      fan: 'はまの',
      person: '',
      kind: 'change',
      from: '2026-11-22',
      to: '',
      match: '',
    },
    items: [],
    more: null,
  },
};

export const Loading: Story = { name: '読み込み中', args: { items: null, more: null } };
