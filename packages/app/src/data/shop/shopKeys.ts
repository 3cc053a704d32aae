import type { ShopCategory } from '@homestand/ui';

/** The API's category names; empty means all. */
export const categoryNames = {
  all: '',
  goods: 'goods for support',
  jewelry: 'jewelry',
  digital: 'digital',
} as const satisfies Record<ShopCategory, string>;

export const cartKey = 'cart';
export const productsKey = (category: ShopCategory) => ['products', category] as const;
export const productKey = (productId: number) => ['product', productId] as const;
