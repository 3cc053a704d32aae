export const quantityFormMessages = {
  form: '購入',
  subtotal: '小計',
  taxIncluded: '税込',
  add: 'カートに入れる',
  order: '会場払いで注文する',
  orderHelp: '代金は、会場で商品を受け取るときにお支払いいただきます。',
};

export type QuantityFormMessages = typeof quantityFormMessages;
