export const orderSumsMessages = {
  items: '商品の合計',
  shippingFee: '送料',
  total: '合計',
  tax: '（税込）',
};

export type OrderSumsMessages = typeof orderSumsMessages;
