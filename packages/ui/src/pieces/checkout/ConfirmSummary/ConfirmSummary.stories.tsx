import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { goods, sampleMatch } from '../../../testing';
import { ConfirmSummary, ConfirmSummarySkeleton } from './ConfirmSummary';
import type { ConfirmedOrder } from './order';

const items = goods(2).map(({ id, name, price, imageUrls }, index) => ({
  id,
  name,
  unitPrice: price,
  quantity: index + 1,
  pictureUrl: imageUrls[0] ?? null,
}));
const goodsTotal = items.reduce((sum, { unitPrice, quantity }) => sum + unitPrice * quantity, 0);

const order: ConfirmedOrder = {
  deliveryMethod: 'shipping',
  customer: {
    name: '浜野 さくら',
    kana: 'ハマノ サクラ',
    email: 'sakura@example.com',
    phone: '09012345678',
  },
  address: {
    postalCode: '2310002',
    prefecture: '神奈川県',
    city: '横浜市中区',
    street: '海岸通1-2-3',
    building: '浜野マンション 405号室',
  },
  card: { brand: 'visa', last4: '1111', name: 'SAKURA HAMANO' },
  items,
  shippingFee: 200,
  total: goodsTotal + 200,
};

const meta = {
  id: 'confirm-summary',
  title: '画面の部品/購入手続き/ConfirmSummary',
  component: ConfirmSummary,
  tags: ['visual'],
  args: {
    order,
    infoHref: '#info',
    paymentHref: '#payment',
    cartHref: '#cart',
    commerceHref: '#commerce',
  },
} satisfies Meta<typeof ConfirmSummary>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Shipping: Story = {
  name: '配送',
  play: async ({ canvas, step }) => {
    await step('[CHK-05] 受け取り方法、お客様、カード、商品、送料、合計がある', async () => {
      await expect(canvas.getByRole('region', { name: '受け取り方法' })).toHaveTextContent('配送');
      const customer = canvas.getByRole('region', { name: 'お客様情報' });
      await expect(customer).toHaveTextContent('浜野 さくら');
      await expect(customer).toHaveTextContent('〒231-0002 神奈川県横浜市中区海岸通1-2-3');
      const card = canvas.getByRole('region', { name: 'お支払い方法' });
      await expect(card).toHaveTextContent('•••• 1111');
      await expect(card).not.toHaveTextContent(/\d{5}/);
      const content = canvas.getByRole('region', { name: 'ご注文内容' });
      await expect(content).toHaveTextContent('数量 2');
      await expect(content).toHaveTextContent('送料¥200');
      await expect(content).toHaveTextContent(
        `合計（税込）¥${(goodsTotal + 200).toLocaleString('ja-JP')}`,
      );
    });
    await step('どの項目にも、名前でわかる変更の道がある', async () => {
      for (const [name, href] of [
        ['受け取り方法を変更', '#info'],
        ['お客様情報を変更', '#info'],
        ['お支払い方法を変更', '#payment'],
        ['ご注文内容を変更', '#cart'],
      ] as const) {
        const link = canvas.getByRole('link', { name });
        await expect(link).toHaveAttribute('href', href);
        await expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
      }
    });
    await step('[CHK-12] 特定商取引法の6項目と確認事項が、ひとつの場所にそろう', async () => {
      const notes = canvas.getByRole('region', { name: 'ご確認事項' });
      for (const text of [
        '分量2種類・合計3点',
        'を含む',
        '一括払いのみです。注文を確定したときに決済します。',
        'Visa、Mastercard、JCB、AMEX、Diners Club',
        'カード承認後5営業日以内に発送します。',
        '期間の定めはありません。',
        'キャンセル・返金は、原則としてお受けできません。',
      ])
        await expect(notes).toHaveTextContent(text);
      await expect(canvas.getByRole('link', { name: '特定商取引法に基づく表記' })).toHaveAttribute(
        'href',
        '#commerce',
      );
    });
  },
};

const sized = items.slice(0, 1).map((item) => ({ ...item, quantity: 5 }));

export const Short: Story = {
  name: '足りない商品は、一度押すと残りの数になる',
  tags: ['[STOCK-03]', '[STOCK-04]', '[STOCK-06]', '[STOCK-17]'],
  args: {
    order: {
      ...order,
      items: sized.flatMap((item) => [
        { ...item, option: { id: 13, label: 'L' }, stock: { state: 'few', left: 3 }, left: 3 },
        {
          ...item,
          option: { id: 14, label: 'XL' },
          stock: { state: 'sold_out', left: 0 },
          left: 0,
        },
        {
          ...item,
          option: { id: 12, label: 'M' },
          stock: { state: 'in_payment', left: 0 },
          left: 0,
        },
        { ...item, option: { id: 11, label: 'S' }, quantity: 1, stock: { state: 'few', left: 2 } },
        { ...item, option: { id: 10, label: 'XS' }, left: 2, perPerson: 4 },
        {
          ...item,
          option: { id: 9, label: 'SS' },
          left: 0,
          reason: '11月28日に販売を終了しました。',
        },
      ]),
    },
    onTake: fn(),
  },
  play: async ({ args, canvas, userEvent }) => {
    const content = canvas.getByRole('region', { name: 'ご注文内容' });
    await expect(content).toHaveTextContent('残り3点のため、この数量ではご注文いただけません。');
    await expect(content).toHaveTextContent('売り切れのため、ご注文いただけません。');
    await expect(content).toHaveTextContent(
      'お一人様4点の上限により、あと2点までご注文いただけます。',
    );
    await expect(content).toHaveTextContent('11月28日に販売を終了しました。');
    await expect(content).toHaveTextContent('ほかの方がお支払い中のため');
    await expect(canvas.getByText('残り2点')).toBeVisible();
    const take = canvas.getByRole('button', {
      name: '残り3点にする（ホームユニフォーム 2026（L））',
    });
    await userEvent.click(take);
    await expect(args.onTake).toHaveBeenCalledWith({ id: 1, optionId: 13, quantity: 3 });
    const remove = canvas.getByRole('button', {
      name: 'カートから外す（ホームユニフォーム 2026（XL））',
    });
    await userEvent.click(remove);
    await expect(args.onTake).toHaveBeenCalledWith({ id: 1, optionId: 14, quantity: 0 });
    remove.blur();
  },
};

export const Venue: Story = {
  name: '会場受け取り',
  args: {
    order: {
      ...order,
      deliveryMethod: 'venue',
      address: null,
      shippingFee: 0,
      total: goodsTotal,
    },
  },
  play: async ({ canvas, step }) => {
    await step('[CHK-11] [CHK-12] 送料は0円、7日以内の受け取りを伝える', async () => {
      await expect(canvas.getByRole('region', { name: 'ご注文内容' })).toHaveTextContent('送料¥0');
      await expect(canvas.getByRole('region', { name: 'ご確認事項' })).toHaveTextContent(
        '指定の日から7日以内に、会場でお受け取りください。期間を過ぎた場合は、別途送料がかかります。',
      );
      await expect(canvas.queryByText(/〒/)).toBeNull();
    });
  },
};

export const AtPickup: Story = {
  name: '会場払い',
  args: {
    order: {
      ...order,
      deliveryMethod: 'venue',
      address: null,
      card: null,
      shippingFee: 0,
      total: goodsTotal,
    },
  },
  play: async ({ canvas, step }) => {
    await step('[CHK-13] カードの代わりに、どこでいつ支払うかを伝える', async () => {
      const payment = canvas.getByRole('region', { name: 'お支払い方法' });
      await expect(payment).toHaveTextContent(
        '会場払い会場の受け取り窓口で、QRコードと引き換えにお支払いください。',
      );
      const notes = canvas.getByRole('region', { name: 'ご確認事項' });
      await expect(notes).toHaveTextContent('商品をお受け取りになるときにお支払いください。');
      await expect(notes).toHaveTextContent('期限を過ぎたご注文は、キャンセルになります。');
      await expect(notes).not.toHaveTextContent('カード');
    });
  },
};

export const Incomplete: Story = {
  name: 'お届け先が足りない',
  tags: ['[CHK-06]'],
  args: {
    order: {
      ...order,
      address: { postalCode: '', prefecture: '', city: '', street: '', building: '' },
    },
    error: 'お届け先が不足しています。前の画面で入力してください。',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'お客様情報' })).toHaveTextContent(
      'お届け先が不足しています。前の画面で入力してください。',
    );
  },
};

export const Long: Story = {
  name: '長い言葉',
  args: {
    order: {
      ...order,
      customer: {
        name: '北陸鶴浜クレインズを三十年応援しつづける港町のさくら',
        email: 'a-very-long-address-that-nobody-types-twice.and-goes-on@mail.example.co.jp',
        phone: '09012345678',
      },
      card: { brand: 'amex', last4: '0005', name: 'MAXIMILIANA ALEXANDROWNA HAMANOGAWA' },
      items: items.map((item) => ({
        ...item,
        name: `${item.name}（2026年 開幕記念モデル・背番号と名前の刺繍入り・受注生産）`,
        quantity: 99,
        pictureUrl: null,
      })),
      total: 999_999_999,
    },
  },
};

export const Loading: Story = {
  name: '読み込み中',
  render: () => <ConfirmSummarySkeleton />,
};

export const Match: Story = {
  name: '受け取る試合',
  tags: ['[MATCH-02]'],
  args: {
    order: { ...order, deliveryMethod: 'venue', address: null, shippingFee: 0, match: sampleMatch },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: '受け取り方法' })).toHaveTextContent(
      '11月28日（土） 対 港南マリナーズ鶴浜スタジアム',
    );
  },
};

export const MatchReplaced: Story = {
  name: '選んだ試合が選べなくなった',
  tags: ['!visual', '[MATCH-02]'],
  args: {
    order: {
      ...order,
      ...{ deliveryMethod: 'venue', address: null, shippingFee: 0 },
      ...{ match: sampleMatch, matchReplaced: true },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: '受け取り方法' })).toHaveTextContent(
      '選んだ試合では受け取れなくなりました',
    );
  },
};
