import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { demoGoods, sakura, sampleMatch } from '../../../testing';
import type { PersonFieldsBinding } from '../../shared/PersonFields/usePersonForm';
import { OrderForm } from './OrderForm';

const person: PersonFieldsBinding = {
  values: sakura,
  errors: {},
  onChange: fn(),
  onLeave: fn(),
};

const jersey = demoGoods('jersey');

const meta = {
  id: 'order-form',
  title: '画面の部品/購入手続き/OrderForm',
  component: OrderForm,
  tags: ['visual'],
  args: {
    product: {
      name: jersey.name,
      price: 8800,
      pictureUrl: jersey.imageUrls[0] ?? null,
    },
    quantity: 2,
    person,
    pending: false,
    onSubmit: fn(),
    ordersHref: '#orders',
    onClose: fn(),
  },
} satisfies Meta<typeof OrderForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  name: '商品と数量、合計、お客様情報、支払いかた',
  tags: ['[GORD-01]'],
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('¥8,800 ・ 数量 2')).toBeVisible();
    await expect(canvas.getByText('¥17,600')).toBeVisible();
    await expect(canvas.getByText(/お支払いは会場で/)).toBeVisible();
    await expect(canvas.getByLabelText('お名前')).toHaveValue('浜野 さくら');
    await expect(canvas.queryByLabelText('郵便番号')).toBeNull();
    const submit = canvas.getByRole('button', { name: '注文する' });
    await userEvent.click(submit);
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    submit.blur();
  },
};

export const Invalid: Story = {
  name: '入力の誤り',
  tags: ['[GORD-02]'],
  args: {
    person: {
      ...person,
      values: { ...person.values, name: '', email: 'sakura@', phone: '090' },
      errors: {
        name: '必須項目です',
        email: '正しいメールアドレスを入力してください',
        phone: '正しい電話番号を入力してください',
      },
    },
  },
};

export const Sending: Story = {
  name: '注文している間は、もう一度は押せない',
  args: { pending: true },
  play: async ({ args, canvas, userEvent }) => {
    const submit = canvas.getByRole('button', { name: '注文する' });
    await expect(submit).toHaveAttribute('aria-busy', 'true');
    await userEvent.dblClick(submit);
    await userEvent.type(canvas.getByLabelText('お名前'), '{Enter}');
    await expect(args.onSubmit).not.toHaveBeenCalled();
    canvas.getByLabelText('お名前').blur();
  },
};

export const Refused: Story = {
  name: '断られたら、その場で伝える',
  args: { error: '価格が変わりました。内容をご確認のうえ、もう一度ご注文ください。' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('価格が変わりました。');
  },
};

const inL = {
  name: jersey.name,
  option: 'L',
  price: 8800,
  pictureUrl: jersey.imageUrls[0] ?? null,
};

export const Few: Story = {
  name: '選んだ種類と、わずかな残り',
  tags: ['[STOCK-03]', '[STOCK-04]'],
  args: { product: { ...inL, stock: { state: 'few', left: 3 } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('L', { exact: true })).toBeVisible();
    await expect(canvas.getByText('残り3点')).toBeVisible();
  },
};

const take = fn();

export const Short: Story = {
  name: '残りが足りない。一度押すと残りの数になる',
  tags: ['[STOCK-06]'],
  args: {
    product: { ...inL, stock: { state: 'few', left: 3 } },
    quantity: 5,
    shortage: { left: 3, onTake: take },
    error: '「ホームユニフォーム 2026（L）」は残り3点です。',
  },
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: /^残り3点にする/ });
    await userEvent.click(button);
    await expect(take).toHaveBeenCalledTimes(1);
    button.blur();
  },
};

export const SoldOut: Story = {
  name: '売り切れた',
  tags: ['[STOCK-03]', '[STOCK-06]'],
  args: {
    product: { ...inL, stock: { state: 'sold_out', left: 0 } },
    shortage: { left: 0, onTake: fn() },
    error: '「ホームユニフォーム 2026（L）」は売り切れました。',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('売り切れ')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /残り|カートから/ })).toBeNull();
  },
};

export const Uncertain: Story = {
  name: '届いたか分からないときは、二重にならないと伝える',
  args: { uncertain: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('二重に注文されることはありません。');
  },
};

export const NoPicture: Story = {
  name: '写真のない商品と長い名前',
  args: {
    product: {
      name: '鶴浜クレインズ2026シーズン開幕記念メッセージ入りフェイスタオル（限定版）',
      price: 999_999_999,
      pictureUrl: null,
    },
    quantity: 999_999_999,
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

export const Done: Story = {
  name: '受け付けたら、注文番号と注文履歴への道',
  tags: ['[GORD-03]'],
  args: { orderId: '261121-7K3MPQ' },
  play: async ({ args, userEvent }) => {
    const dialog = within(await screen.findByRole('dialog', { name: 'ご注文を受け付けました' }));
    await waitFor(() => expect(dialog.getByText('261121-7K3MPQ')).toBeVisible());
    await expect(dialog.getByRole('link', { name: '注文履歴を見る' })).toHaveAttribute(
      'href',
      '#orders',
    );
    await userEvent.click(dialog.getByRole('button', { name: '閉じる' }));
    await expect(args.onClose).toHaveBeenCalled();
  },
};

export const Match: Story = {
  name: '受け取る試合',
  tags: ['[MATCH-02]'],
  args: {
    matches: { items: [sampleMatch], matchId: sampleMatch.matchId, onMatchChange: fn() },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('11月28日（土） 対 港南マリナーズ')).toBeVisible();
  },
};
