export const productPageMessages = {
  size: 'サイズ',
  material: '素材',
  perPerson: (pieces: number) => `お一人様${pieces.toLocaleString('ja-JP')}点まで`,
  sale: '販売期間',
  orderPeriod: '申込期間',
  deliveryPeriod: '引渡時期',
  minimum: '最少の数',
  minimumHelp: (pieces: number) =>
    `${pieces}点に満たないときは、製作しません。ご注文を取り消して、全額を返金します。`,
  period: (from: string, to: string) =>
    `${from}${from !== '' ? 'から' : ''}${to}${to !== '' ? 'まで' : ''}`,
  about: '商品について',
  loading: '読み込み中',
  label: '商品の写真',
  pictureOf: (name: string, position: number, count: number) =>
    count > 1 ? `${name}の写真 ${position}枚目` : `${name}の写真`,
  externalBuy: '販売サイトで購入する',
  externalHelp: (host: string) =>
    `販売元のサイト（${host}）へ移動します。ご購入とお支払いは、販売元のページで行ってください。`,
  unavailable: 'ただいまご購入いただけません',
  unavailableHelp: '販売サイトの準備ができるまで、しばらくお待ちください。',
};

export type ProductPageMessages = typeof productPageMessages;
