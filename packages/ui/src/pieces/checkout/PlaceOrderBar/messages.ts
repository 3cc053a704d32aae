import { formatYen } from '../../../format';

export const placeOrderBarMessages = {
  total: '合計（税込）',
  yen: formatYen,
  place: '注文を確定する',
  sending: '決済しています。この画面のままお待ちください。',
  again: '通信を確かめながら、同じ注文を続けています。二重に請求されることはありません。',
  sendingOrder: 'ご注文を送っています。この画面のままお待ちください。',
  againOrder: '通信を確かめながら、同じ注文を続けています。二重に注文されることはありません。',
  other: 'ほかの画面で同じ注文を処理しています。終わるまでお待ちください。',
  leaving: 'カード会社の本人認証へ移動します。',
};

export type PlaceOrderBarMessages = typeof placeOrderBarMessages;
