import type { Item } from '../drawing/shop/item.ts';

export type Product = {
  name: string;
  category: 'goods for support' | 'jewelry' | 'digital';
  /** Whole yen, tax included. */
  price: number;
  size: string;
  material: string;
  description: string;
  item: Item;
  externalLinkUrl?: string;
};
