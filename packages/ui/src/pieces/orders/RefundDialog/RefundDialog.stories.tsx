import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, within } from 'storybook/test';
import { RefundDialog } from './RefundDialog';
import type { RefundMoney, StaffRefund } from './refundMoney';

const money: RefundMoney = {
  via: 'card',
  paid: 14_080,
  refunded: 0,
  open: 0,
  refundable: 14_080,
  actions: ['refund', 'take_back'],
  goods: [
    {
      productId: 7,
      productName: 'ホームユニフォーム 2026',
      unitPrice: 8800,
      quantity: 1,
      returned: 0,
    },
    { productId: 9, productName: 'マフラータオル', unitPrice: 2200, quantity: 2, returned: 0 },
  ],
  gateway: 'checked',
  list: [],
};

const refund: StaffRefund = {
  id: '0199f3a4-10aa-7d21-8c3e-6b1f9a7e5d42',
  kind: 'take_back',
  amount: 8800,
  means: 'card',
  state: 'done',
  failure: null,
  reason: '傷があったため',
  by: '三浦 健',
  at: '2026-11-22T13:20:00+09:00',
  items: [{ productId: 7, quantity: 1 }],
};

const meta = {
  id: 'refund-dialog',
  title: '画面の部品/注文/RefundDialog',
  component: RefundDialog,
  tags: ['visual', '[ORDM-04]'],
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '720px' } } },
  args: {
    open: true,
    action: 'refund',
    money,
    pending: false,
    error: null,
    conflict: null,
    refund: null,
    onRefund: fn(),
    onSettle: fn(),
    onRefresh: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof RefundDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Part: Story = {
  name: '一部を返す',
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: '確かめる' }));
    await expect(screen.getByText('返せる金額の中で入力してください')).toBeVisible();
    await expect(screen.getByText('理由を入力してください')).toBeVisible();
    await userEvent.type(screen.getByLabelText('返す金額'), '１０００');
    await userEvent.type(screen.getByLabelText('理由'), '一部に汚れ');
    await userEvent.click(screen.getByRole('button', { name: '確かめる' }));
    await expect(await screen.findByText('¥13,080の領収書に変わります')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: '¥1,000を返す' }));
    await expect(args.onRefund).toHaveBeenCalledWith({
      kind: 'refund',
      amount: 1000,
      means: 'card',
      reason: '一部に汚れ',
    });
    await userEvent.click(screen.getByRole('button', { name: '入力に戻る' }));
    await expect(await screen.findByLabelText('返す金額')).toHaveValue('1000');
  },
};

const stepper = (name: string) => within(screen.getByRole('group', { name }));

export const Goods: Story = {
  name: '商品を選んで返す',
  args: { money: { ...money, actions: ['refund', 'cancel'] } },
  play: async ({ args, userEvent, step }) => {
    await screen.findByRole('group', { name: 'マフラータオル' });
    await step('0から始まり、選んだ商品の金額が入る', async () => {
      await expect(screen.getByRole('textbox', { name: 'マフラータオル' })).toHaveValue('0');
      await expect(stepper('マフラータオル').getByLabelText('数量を減らす')).toHaveAttribute(
        'aria-disabled',
        'true',
      );
      await userEvent.click(stepper('マフラータオル').getByLabelText('数量を増やす'));
      await expect(screen.getByLabelText('返す金額')).toHaveValue('2200');
      await userEvent.click(stepper('マフラータオル').getByLabelText('数量を増やす'));
      await expect(screen.getByLabelText('返す金額')).toHaveValue('4400');
      await expect(stepper('マフラータオル').getByLabelText('数量を増やす')).toHaveAttribute(
        'aria-disabled',
        'true',
      );
    });
    await step('すべての商品は、取り消しで返す', async () => {
      await userEvent.type(screen.getByLabelText('理由'), '品切れ');
      await userEvent.click(stepper('ホームユニフォーム 2026').getByLabelText('数量を増やす'));
      await userEvent.click(screen.getByRole('button', { name: '確かめる' }));
      await expect(screen.getByText(/「注文を取り消す」を使ってください/)).toBeVisible();
      await userEvent.click(stepper('ホームユニフォーム 2026').getByLabelText('数量を減らす'));
    });
    await step('送料を足して返せる', async () => {
      const amount = screen.getByLabelText('返す金額');
      await userEvent.clear(amount);
      await userEvent.type(amount, '4900');
      await userEvent.click(screen.getByRole('button', { name: '確かめる' }));
      await expect(await screen.findByText('マフラータオル×2')).toBeVisible();
      await expect(screen.getByText(/納品書には載りません/)).toBeVisible();
      await userEvent.click(screen.getByRole('button', { name: '¥4,900を返す' }));
      await expect(args.onRefund).toHaveBeenCalledWith({
        kind: 'refund',
        amount: 4900,
        means: 'card',
        items: [{ productId: 9, quantity: 2 }],
        reason: '品切れ',
      });
    });
  },
};

export const Options: Story = {
  name: '一つの商品の二つの種類',
  tags: ['[STOCK-04]'],
  args: {
    money: {
      ...money,
      actions: ['refund', 'cancel'],
      goods: money.goods.slice(1).flatMap((item) => [
        { ...item, option: { id: 21, label: '赤' } },
        { ...item, option: { id: 22, label: '紺' } },
      ]),
    },
  },
  play: async ({ args, userEvent }) => {
    await screen.findByRole('group', { name: 'マフラータオル（紺）' });
    await userEvent.click(stepper('マフラータオル（紺）').getByLabelText('数量を増やす'));
    await expect(screen.getByRole('textbox', { name: 'マフラータオル（赤）' })).toHaveValue('0');
    await userEvent.type(screen.getByLabelText('理由'), '色むら');
    await userEvent.click(screen.getByRole('button', { name: '確かめる' }));
    await expect(await screen.findByText('マフラータオル（紺）×1')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: '¥2,200を返す' }));
    await expect(args.onRefund).toHaveBeenCalledWith({
      kind: 'refund',
      amount: 2200,
      means: 'card',
      items: [{ productId: 9, optionId: 22, quantity: 1 }],
      reason: '色むら',
    });
  },
};

export const Whole: Story = {
  name: '取り消して全額を返す',
  args: { action: 'cancel', money: { ...money, actions: ['refund', 'cancel'] } },
  play: async ({ args, userEvent }) => {
    await userEvent.type(await screen.findByLabelText('理由'), '日程の変更');
    await expect(screen.queryByLabelText('返す金額')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: '確かめる' }));
    await userEvent.click(await screen.findByRole('button', { name: '取り消して¥14,080を返す' }));
    await expect(args.onRefund).toHaveBeenCalledWith({
      kind: 'cancel',
      amount: 14_080,
      means: 'card',
      reason: '日程の変更',
    });
  },
};

export const Returned: Story = {
  name: '返品を受け取る',
  args: { action: 'take_back', money: { ...money, refunded: 1000, refundable: 13_080 } },
  play: async ({ args, userEvent }) => {
    await userEvent.type(await screen.findByLabelText('理由'), '大きさが合わない');
    await userEvent.click(screen.getByRole('button', { name: '確かめる' }));
    await expect(screen.getByText('商品の数を確かめてください')).toBeVisible();
    await userEvent.click(stepper('ホームユニフォーム 2026').getByLabelText('数量を増やす'));
    const towels = screen.getByRole('textbox', { name: 'マフラータオル' });
    await userEvent.clear(towels);
    await userEvent.type(towels, '１');
    // The price of what came back.
    await expect(screen.getByLabelText('返す金額')).toHaveValue('11000');
    await userEvent.click(screen.getByRole('button', { name: '確かめる' }));
    await expect(
      await screen.findByText('ホームユニフォーム 2026×1、マフラータオル×1'),
    ).toBeVisible();
    await expect(screen.getByText('¥2,080の領収書に変わります')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: '受け取って¥11,000を返す' }));
    await expect(args.onRefund).toHaveBeenCalledTimes(1);
  },
};

const countedGoods = money.goods.map((item) => ({ ...item, isCounted: item.productId === 7 }));

export const ToShelf: Story = {
  name: '返品を棚に戻すかを選ぶ',
  tags: ['[STOCK-20]'],
  args: { action: 'take_back', money: { ...money, goods: countedGoods } },
  play: async ({ args, userEvent }) => {
    await userEvent.type(await screen.findByLabelText('理由'), '大きさが合わない');
    await userEvent.click(stepper('マフラータオル').getByLabelText('数量を増やす'));
    // What is not counted has no stock to go back to.
    await expect(screen.queryByText('戻った商品をどうしますか')).toBeNull();
    await userEvent.click(stepper('ホームユニフォーム 2026').getByLabelText('数量を増やす'));
    await userEvent.click(screen.getByRole('button', { name: '確かめる' }));
    await expect(screen.getByText('棚に戻すかどうかを選んでください')).toBeVisible();
    await userEvent.click(screen.getByRole('radio', { name: /^棚に戻す/ }));
    await userEvent.click(screen.getByRole('button', { name: '確かめる' }));
    await expect(await screen.findByText('戻った商品の分、増えます')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: '受け取って¥11,000を返す' }));
    await expect(args.onRefund).toHaveBeenCalledWith(expect.objectContaining({ toShelf: true }));
  },
};

export const AtVenue: Story = {
  name: '会場払いを取り消す',
  args: {
    action: 'cancel',
    money: {
      ...money,
      via: 'none',
      paid: 0,
      refundable: 0,
      actions: ['cancel'],
      gateway: 'none',
    },
  },
  play: async ({ userEvent }) => {
    await expect(await screen.findByLabelText('理由')).toBeVisible();
    await expect(screen.queryByRole('radiogroup')).toBeNull();
    await userEvent.type(screen.getByLabelText('理由'), '重複');
    await userEvent.click(screen.getByRole('button', { name: '確かめる' }));
    await expect(await screen.findByRole('button', { name: '取り消す' })).toBeVisible();
    await expect(screen.queryByText('今回返す額')).toBeNull();
  },
};

export const Changed: Story = {
  name: 'ほかの人が変えた',
  args: {
    conflict: 'この注文は、11/22 13:20に変わりました（三浦 健）。',
    money: { ...money, refunded: 1000, refundable: 13_080, gateway: 'unreachable' },
  },
  play: async () => {
    await expect(await screen.findByRole('alert')).toHaveTextContent(
      '11/22 13:20に変わりました（三浦 健）。入力した内容は残っています。',
    );
  },
};

export const Pending: Story = {
  name: '送っている間',
  args: { pending: true, action: 'cancel', money: { ...money, actions: ['refund', 'cancel'] } },
  play: async ({ args, userEvent }) => {
    await userEvent.type(await screen.findByLabelText('理由'), '日程の変更');
    await userEvent.click(screen.getByRole('button', { name: '確かめる' }));
    await userEvent.click(await screen.findByRole('button', { name: /返す$/ }));
    await expect(args.onRefund).not.toHaveBeenCalled();
  },
};

export const Unclear: Story = {
  name: '結果がわからない',
  args: { refund: { ...refund, state: 'due' } },
  play: async ({ args, userEvent }) => {
    await expect(await screen.findByText('¥8,800の返金を確かめています。')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'もう一度確かめる' }));
    await expect(args.onRefresh).toHaveBeenCalledTimes(1);
  },
};

export const Refused: Story = {
  name: 'カードに返せない',
  args: { refund: { ...refund, state: 'failed', failure: 'not_refundable' } },
  play: async ({ args, userEvent }) => {
    await expect(await screen.findByText('カード会社の返事: not_refundable')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: '現金で返した' }));
    await expect(args.onSettle).toHaveBeenCalledWith('cash');
  },
};

export const Done: Story = {
  name: '返した',
  args: { refund },
  play: async ({ args, userEvent }) => {
    await expect(
      await screen.findByText('返品を受け取りました。¥8,800を返しました。'),
    ).toBeVisible();
    await userEvent.click(screen.getAllByRole('button', { name: '閉じる' })[0] ?? document.body);
    await expect(args.onClose).toHaveBeenCalledTimes(1);
  },
};

export const Arrived: Story = {
  name: '答えが届かなかったあとで、見つかった',
  args: { refund: { ...refund, kind: 'refund', items: [] }, arrived: true },
  play: async () => {
    await expect(await screen.findByText(/もう一度行う必要はありません/)).toBeVisible();
    await expect(screen.queryByLabelText('返す金額')).toBeNull();
  },
};

export const Loading: Story = { name: '読み込み中', args: { money: null } };
