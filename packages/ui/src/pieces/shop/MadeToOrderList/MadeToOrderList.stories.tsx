import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { MadeToOrderList } from './MadeToOrderList';

const meta = {
  id: 'made-to-order-list',
  title: '画面の部品/ショップ/MadeToOrderList',
  component: MadeToOrderList,
  tags: ['visual', '[STOCK-15]'],
  args: {
    production: {
      list: [
        { id: 11, label: 'M', paid: 12, inPayment: 0 },
        { id: 12, label: 'L', paid: 9, inPayment: 0 },
        { id: 13, label: 'XL', paid: 12, inPayment: 0 },
      ],
      paid: 33,
      inPayment: 0,
      open: { orders: 28, pieces: 33, amount: 165_000 },
      callOff: null,
    },
    ended: true,
    minimum: 30,
    csv: { pending: false, onSave: fn() },
    callOff: { pending: false, error: null, onCallOff: fn(async () => {}) },
    orderHref: (orderId) => `/orders/${orderId}`,
  },
} satisfies Meta<typeof MadeToOrderList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ended: Story = {
  name: '受付が終わった',
  play: async ({ args, canvas, userEvent }) => {
    const sum = within(canvas.getByRole('row', { name: /^合計/ }));
    await expect(sum.getByText('33')).toBeVisible();
    await expect(canvas.getByText('受付は終わりました。この数を作ります。')).toBeVisible();
    await expect(canvas.queryByText(/足りません/)).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'CSVで保存' }));
    await expect(args.csv.onSave).toHaveBeenCalledTimes(1);
  },
};

export const Open: Story = {
  name: '受付中で、最少の数に届いていない',
  args: {
    ended: false,
    minimum: 50,
    production: {
      list: [
        { id: 11, label: 'M', paid: 12, inPayment: 2 },
        { id: 12, label: 'L', paid: 9, inPayment: 0 },
      ],
      paid: 21,
      inPayment: 2,
      open: { orders: 20, pieces: 23, amount: 105_000 },
      callOff: null,
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('製作する最少の数（50点）まで、あと29点です。')).toBeVisible();
    await expect(canvas.getByText(/支払われずに減ることがあります/)).toBeVisible();
  },
};

const below = {
  list: [{ id: 11, label: '', paid: 24, inPayment: 0 }],
  ...{ paid: 24, inPayment: 0, callOff: null },
  open: { orders: 21, pieces: 24, amount: 120_000 },
};

export const BelowMinimum: Story = {
  name: '最少の数に届かずに終わった',
  args: { production: below },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText(/^製作する最少の数（30点）に、6点足りません。/)).toBeVisible();
    await expect(canvas.getByText(/作るか、中止するかを決めてください。/)).toBeVisible();
    await expect(canvas.queryByText(/この数を作ります/)).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: '中止して全員に返金する' }));
    const dialog = canvas.getByRole('alertdialog');
    await expect(dialog).toHaveTextContent(/21件の注文（24点）を取り消し、¥120,000を返金/);
    await userEvent.click(within(dialog).getByRole('button', { name: '中止して返金する' }));
    await expect(args.callOff.onCallOff).toHaveBeenCalledTimes(1);
  },
};

export const Asked: Story = {
  name: '中止するかをたずねている',
  args: { production: below },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '中止して全員に返金する' }));
    await expect(canvas.getByRole('alertdialog')).toHaveTextContent('元に戻せません。');
  },
};

export const MayReach: Story = {
  name: 'お支払い中の分で、届くことがある',
  args: {
    production: {
      ...below,
      list: [{ id: 11, label: '', paid: 24, inPayment: 6 }],
      inPayment: 6,
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/最少の数に届くことがあります/)).toBeVisible();
    await expect(canvas.getByText(/お支払いが決まるまで待ってください。/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: '中止して全員に返金する' })).toBeNull();
  },
};

export const InPayment: Story = {
  name: '最少の数に届き、お支払い中の分がある',
  tags: ['!visual'],
  args: {
    production: {
      ...below,
      list: [{ id: 11, label: '', paid: 30, inPayment: 2 }],
      ...{ paid: 30, inPayment: 2 },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/作る数は、お支払いが決まると決まります。/)).toBeVisible();
    await expect(canvas.queryByText(/足りません/)).toBeNull();
  },
};

export const Nothing: Story = {
  name: '注文がなかった',
  tags: ['!visual'],
  args: {
    production: {
      ...{ list: [{ id: 11, label: '', paid: 0, inPayment: 0 }], paid: 0, inPayment: 0 },
      ...{ open: { orders: 0, pieces: 0, amount: 0 }, callOff: null },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/作るものはありません。/)).toBeVisible();
    await expect(canvas.queryByText(/足りません/)).toBeNull();
    await expect(canvas.queryByRole('button', { name: '中止して全員に返金する' })).toBeNull();
  },
};

export const HandedOver: Story = {
  name: '注文をすべて渡した',
  tags: ['!visual'],
  args: { production: { ...below, open: { orders: 0, pieces: 0, amount: 0 } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('受付は終わり、注文はすべて渡しました。')).toBeVisible();
    await expect(canvas.queryByText(/足りません/)).toBeNull();
  },
};

export const Refused: Story = {
  name: '中止できなかった',
  args: {
    production: below,
    callOff: {
      ...{ pending: false, onCallOff: fn() },
      error: '製作する最少の数（30点）に届いているため、中止していません。',
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('中止していません');
  },
};

const calledOff = {
  at: '2026-12-21T10:05:00+09:00',
  orders: 21,
  ...{ left: 9, running: true },
  list: [
    { orderId: '261219-7K3MPQ', state: 'waiting' as const },
    { orderId: '261220-W5T8RC', state: 'paying' as const },
    { orderId: '261218-2XNVKS', state: 'refunding' as const },
  ],
};

export const CallingOff: Story = {
  name: '取り消しと返金の途中',
  args: { production: { ...below, callOff: calledOff } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('21件中12件の取り消しと返金が終わりました。')).toBeVisible();
    await expect(canvas.getByText('この画面を閉じても続きます。')).toBeVisible();
    await expect(canvas.getByText('ほか6件')).toBeVisible();
    await expect(canvas.queryByRole('table')).toBeNull();
  },
};

export const Left: Story = {
  name: '返金を断られた注文が残った',
  args: {
    production: {
      ...below,
      callOff: {
        ...calledOff,
        ...{ left: 2, running: false },
        list: [
          { orderId: '261219-7K3MPQ', state: 'refund_failed' },
          { orderId: '261220-W5T8RC', state: 'by_hand' },
        ],
      },
    },
  },
  play: async ({ args, canvas, userEvent }) => {
    const [refused] = canvas.getAllByRole('link');
    await expect(refused).toHaveAttribute('href', '/orders/261219-7K3MPQ');
    await expect(canvas.getByText(/返金を断られました/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '残りをもう一度試す' }));
    await expect(args.callOff.onCallOff).toHaveBeenCalledTimes(1);
  },
};

export const CalledOff: Story = {
  name: '取り消しと返金が終わった',
  args: {
    production: { ...below, callOff: { ...calledOff, left: 0, running: false, list: [] } },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('21件の取り消しと返金が終わりました。')).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
