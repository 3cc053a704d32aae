export const pickupCodesMessages = {
  title: '受け取り用QRコード',
  label: '受け取り待ちの注文',
  loading: '読み込み中',
  place: (index: number, count: number) => `${count}件中${index}件目`,
  item: (name: string, quantity: number) => `${name} ${quantity}点`,
  itemWithPeriod: (item: string, period: string) => `${item}（引渡時期：${period}）`,
  empty: '受け取り待ちの注文はありません',
  emptyHelp: '会場受け取りで注文すると、ここにQRコードが並びます。',
  failed: 'QRコードを読み込めませんでした',
};

export type PickupCodesMessages = typeof pickupCodesMessages;
