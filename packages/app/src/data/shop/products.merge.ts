import type { components } from '@homestand/api-client';
import { withPage } from '@homestand/app-core/http/pages';

type Schemas = components['schemas'];
export type Product = Schemas['Product'] & {
  /** Only set when the product was requested on its own. */
  purchaseLimits?: Schemas['PurchaseLimits'];
  /** What the fan waits for; only set when the product was requested on its own. */
  stockNotices?: Schemas['AwaitedOption'][];
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

/** Shows another stock of a product; options that the event does not name are plentiful. */
export function withStock<Shown extends Product>(
  product: Shown,
  { stock, options }: Schemas['ShownStock'],
): Shown {
  const { stock: _before, ...rest } = product;
  const stockOf = new Map(options.map((option) => [option.id, option.stock]));
  return {
    ...(rest as Shown),
    ...(stock && { stock }),
    ...(product.options && {
      options: product.options.map(({ stock: _stock, ...option }) => {
        const shown = stockOf.get(option.id);
        return { ...option, ...(shown && { stock: shown }) };
      }),
    }),
  };
}

/** Adds what the fan waits for now, or removes it; without an option it is the product itself. */
export function withStockNotice(
  product: Product,
  optionId: number | undefined,
  awaited: boolean,
): Product {
  const notice = { optionId: optionId ?? null };
  const others = (product.stockNotices ?? []).filter((each) => each.optionId !== notice.optionId);
  return { ...product, stockNotices: awaited ? [...others, notice] : others };
}

export const withNextPage = (now: Products, page: ProductPage): Products =>
  withPage(now, page, ({ id }) => String(id));
