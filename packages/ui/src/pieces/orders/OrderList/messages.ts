export const orderListMessages = {
  label: '注文',
  loading: '読み込み中',
  empty: '注文履歴はありません',
  emptyHelp: '注文したグッズは、ここで確認できます。',
  toShop: 'ショップを見る',
  failed: '注文履歴を読み込めませんでした',
  pickups: (count: number) => `受け取り待ちが${count}件あります`,
  showPickups: 'QRコードを表示',
};

export type OrderListMessages = typeof orderListMessages;
