export const cartRowMessages = {
  subtotal: '小計',
  priceChanged: (before: string) => `価格が変わりました（変更前 ${before} 税込）`,
};

export type CartRowMessages = typeof cartRowMessages;
