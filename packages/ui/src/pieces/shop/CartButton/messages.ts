export const cartButtonMessages = {
  open: 'カートを見る',
  openWith: (count: number) => `カートを見る（${count}点）`,
};

export type CartButtonMessages = typeof cartButtonMessages;
