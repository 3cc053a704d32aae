export const orderItemsMessages = {
  quantity: (count: number) => `${count}点`,
  more: (count: number) => `ほか${count}商品`,
};

export type OrderItemsMessages = typeof orderItemsMessages;
