import type { components } from '@homestand/api-client';
import { appendNew } from './pages';

type Schemas = components['schemas'];
export type Product = Schemas['Product'];
export type ProductPage = Schemas['ProductPage'];

export type Products = { items: readonly Product[]; total: number };

/** What was scrolled to stays, unless page 1 tells that the shelf was put in another order. */
export function refreshed({ list, totalCount }: ProductPage, before?: Products): Products {
  const isSame =
    before?.total === totalCount && list.every(({ id }, place) => before.items[place]?.id === id);
  return {
    items: isSame ? [...list, ...before.items.slice(list.length)] : list,
    total: totalCount,
  };
}

export function grown(now: Products, page: ProductPage): Products {
  const items = appendNew(now.items, page.list, ({ id }) => String(id));
  // A page that brings nothing new is the last one, whatever it counts.
  return { items, total: items.length === now.items.length ? items.length : page.totalCount };
}
