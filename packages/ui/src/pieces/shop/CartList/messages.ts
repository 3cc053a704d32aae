export const cartListMessages = {
  label: 'カートの商品',
  fromStock: 'すぐにご用意できる商品',
  madeToOrder: (deliveryPeriod: string) => `受注生産（引渡時期：${deliveryPeriod}）`,
  apart: '引渡時期が違うため、ほかの商品とは別のご注文になります。',
  loading: '読み込み中',
  empty: 'カートに商品がありません',
  emptyHelp: '応援グッズやジュエリーを、ファンショップでご覧いただけます。',
  shop: 'ショップを見る',
  removed: (name: string) => `「${name}」をカートから削除しました`,
  undo: '元に戻す',
  read: '閉じる',
};

export type CartListMessages = typeof cartListMessages;
