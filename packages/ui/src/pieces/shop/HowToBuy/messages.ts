import type { FeeRule } from '../../../format';
import { flatFee, formatCount, formatRange } from '../../../format/internal';

export const howToBuyMessages = {
  open: '購入方法',
  title: '購入方法',
  stepsTitle: 'ご注文の流れ',
  steps: [
    {
      title: '商品をカートに入れる',
      text: '商品のページで数量を決めて「カートに入れる」を押します。',
    },
    {
      title: '受け取り方法を選ぶ',
      text: '会場受け取りか配送を選び、お客様の情報を入力します。',
    },
    { title: 'お支払い方法を決める', text: 'クレジットカードの一括払いです。' },
    {
      title: '内容を確かめて注文する',
      text: '「注文を確定する」を押すと、ご注文が完了します。カードのお支払いも完了します。',
    },
  ],
  receivingTitle: '受け取りと送料',
  venue: '会場受け取り',
  venuePrice: '無料',
  venueText: '注文履歴にある受け取り用QRコードを、会場の受け取り窓口でお見せください。',
  shipping: '配送',
  shippingPrice: (shippingFee: number, rule: FeeRule = flatFee(shippingFee)) =>
    `${rule.least === rule.most ? '全国一律' : ''}${formatRange(rule)}円（税込）`,
  freeFrom: (total: number) => `商品の合計が${formatCount(total)}円以上のときは、送料が無料です。`,
  shippingText: 'ご注文のときに入力した住所へお届けします。',
  notesTitle: 'ご注文の前に',
  notes: {
    prices: '価格はすべて税込です。',
    atPickup:
      '会場受け取りのご注文では、会場払いもお選びいただけます。商品を受け取るときに会場でお支払いください。',
    otherSites: 'ボイスリングなど一部の商品は、販売元のサイトでご購入いただきます。',
    changes: 'ご注文の確定後は、お客様のご都合によるキャンセルや変更はできません。',
  },
  commerce: '特定商取引法に基づく表記',
  close: '閉じる',
};

export type HowToBuyMessages = typeof howToBuyMessages;
