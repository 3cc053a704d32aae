import type { components } from '@homestand/api-client';
import { withPage } from '@homestand/app-core/http/pages';

type Schemas = components['schemas'];
export type Product = Schemas['Product'] & {
  /** Only set when the product was requested on its own. */
  purchaseLimits?: Schemas['PurchaseLimits'];
};
export type ProductPage = Schemas['ProductPage'];

export type Products = { items: readonly Product[]; total: number };

/** Replaces page 1. Later pages stay unless page 1 shows another order or total. */
export function withFirstPage({ list, totalCount }: ProductPage, before?: Products): Products {
  const isSame =
    before?.total === totalCount && list.every(({ id }, place) => before.items[place]?.id === id);
  return {
    items: isSame ? [...list, ...before.items.slice(list.length)] : list,
    total: totalCount,
  };
}

export const withNextPage = (now: Products, page: ProductPage): Products =>
  withPage(now, page, ({ id }) => String(id));
