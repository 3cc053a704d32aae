export const orderStatusMessages = {
  pending: '未受取',
  received: '受取済み',
  unshipped: '未発送',
  shipped: '発送済み',
  canceled: 'キャンセル',
};

export type OrderStatusMessages = typeof orderStatusMessages;
