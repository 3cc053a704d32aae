export const cartListMessages = {
  label: 'カートの商品',
  loading: '読み込み中',
  empty: 'カートに商品がありません',
  emptyHelp: '応援グッズやジュエリーを、ファンショップでご覧いただけます。',
  shop: 'ショップを見る',
  removed: (name: string) => `「${name}」をカートから削除しました`,
  undo: '元に戻す',
  read: '閉じる',
};

export type CartListMessages = typeof cartListMessages;
