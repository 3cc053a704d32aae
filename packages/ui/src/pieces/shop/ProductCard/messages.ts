export const productCardMessages = {
  taxIncluded: '税込',
  from: (price: string) => `${price}〜`,
  digital: 'デジタル',
  madeToOrder: '受注生産',
  external: '販売サイト',
  externalSpoken: '販売サイトで購入する商品',
};

export type ProductCardMessages = typeof productCardMessages;
