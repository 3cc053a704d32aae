export const orderStatusMessages = {
  pending: '未受取',
  received: '受取済み',
  unshipped: '未発送',
  shipped: '発送済み',
  canceled: 'キャンセル',
  payment_pending: '支払い確認中',
  payment_failed: '支払い失敗',
  refund_due: '返金手続き中',
  refunded: '返金済み',
};

export type OrderStatusMessages = typeof orderStatusMessages;
