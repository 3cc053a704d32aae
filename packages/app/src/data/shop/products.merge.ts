import type { components } from '@homestand/api-client';
import { withPage } from '@homestand/app-core/http/pages';

type Schemas = components['schemas'];
export type Product = Schemas['Product'] & {
  /** Of one that was asked for alone. */
  purchaseLimits?: Schemas['PurchaseLimits'];
};
export type ProductPage = Schemas['ProductPage'];

export type Products = { items: readonly Product[]; total: number };

/** What was scrolled to stays, unless page 1 tells that the shelf was put in another order. */
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
