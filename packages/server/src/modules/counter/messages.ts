import { timeZone } from '@homestand/api-client/day';

const time = new Intl.DateTimeFormat('ja-JP', {
  timeZone,
  month: 'numeric',
  day: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
});

/** Spreadsheets read it as a time. */
const csvTime = new Intl.DateTimeFormat('ja-JP', {
  timeZone,
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
});

export const messages = {
  notOpen: {
    open: 'この注文は、ほかの操作で変わりました。もう一度読み取ってください。',
    handed_over: '渡し済みです。',
    canceled: 'キャンセルされた注文です。',
    refunded: '返金した注文です。',
    payment_pending: '支払いを確かめています。しばらくしてから、もう一度読み取ってください。',
    payment_failed: '支払いが終わっていない注文です。',
    shipping: 'ご自宅に届ける注文です。ここでは渡しません。',
  },
  handedOver: (at: Date, by: string | null) =>
    by === null
      ? `渡し済みです（${time.format(at)}）。`
      : `渡し済みです（${time.format(at)} ${by}）。`,
  handedOverAgain: (at: Date, by: string | null) =>
    `そのあとに、もう一度渡されています（${time.format(at)}${by === null ? '' : ` ${by}`}）。`,
  handOverSettled: (at: Date, by: string | null) =>
    `この受け渡しは、${time.format(at)}に確かめを終えています（${by ?? 'ほかの操作'}）。`,
  meansRequired: 'お支払いの方法を選んでください。',
  nothingDue: 'この注文は支払い済みです。',
  amountDiffers: (due: number) => `受け取る金額は${due.toLocaleString('ja-JP')}円です。`,
  reasonRequired: '元に戻す理由を入力してください。',
  deskCodeRefused: 'このコードは使えません。責任者に、新しいコードを出してもらってください。',
  deskEndsAt: '終わる時刻は、今から24時間以内にしてください。',
  dayToCome: 'これからの日には記録できません。',
  amountRequired: '金額を入力してください。',
  booth: {
    notSold: 'この商品は、ブースでは売っていません。一覧から選びなおしてください。',
    priceIs: (yen: number) =>
      `値段が変わりました。いまは1点${yen.toLocaleString('ja-JP')}円です。確かめて、もう一度記録してください。`,
    pieces: (goods: string, quantity: number) => `${goods} ${quantity}点`,
    kinds: { payment: 'ブース販売', undo: 'ブース販売の取り消し' },
  },
  tillCsv: {
    columns: [
      'レジ',
      '日時',
      '種類',
      '注文番号',
      '支払い方法',
      '金額',
      '理由',
      '記録した人',
      '数えた現金',
      '過不足',
      '売った商品',
    ],
    time: (at: Date) => csvTime.format(at),
    kinds: {
      payment: '受け取り',
      undo: '返金',
      correction: '訂正',
      float: '開始額',
      count: '数えた額',
    },
    means: { cash: '現金', other: 'その他' },
  },
};
