export const orderItemsMessages = {
  quantity: (count: number) => `${count}点`,
  refundedAll: '返金済み',
  refundedOf: (refunded: number, remaining: number) => `${refunded}点返金済み、残り${remaining}点`,
  calledOff: 'ご注文が製作する最少の数に届かなかったため、製作を中止しました。',
  more: (count: number) => `ほか${count}商品`,
};

export type OrderItemsMessages = typeof orderItemsMessages;
