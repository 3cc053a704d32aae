import { type components, unwrap } from '@homestand/api-client';
import { type ListEdge, type ShopCategory, shopCategories } from '@homestand/ui';
import { useState } from 'react';
import useSWR from 'swr';
import { client } from './api';
import { useChange } from './cache';
import { reportFailure, reportUnlessMissing } from './failures';
import { appendNew, edgeOf, pageAfter, pageSize } from './pages';

type Schemas = components['schemas'];
export type Product = Schemas['Product'];
type ProductPage = Schemas['ProductPage'];

export type Products = { items: readonly Product[]; total: number };

const productsKey = (category: ShopCategory) => ['products', category] as const;
const productKey = (productId: number) => ['product', productId] as const;

/** What the server calls them; empty is all of them. */
const names = {
  all: '',
  goods: 'goods for support',
  jewelry: 'jewelry',
  digital: 'digital',
} as const satisfies Record<ShopCategory, string>;

/** A department of the shop. Each visit asks for page 1; later pages append. */
export function useProducts(category: ShopCategory) {
  const { change, read } = useChange();
  const key = productsKey(category);
  const products = useSWR(key, async () =>
    refreshed(await fetchPage(category, 1), read<Products>(key)),
  );
  const [edge, setEdge] = useState<{ of: ShopCategory; state: 'loading' | 'failed' } | null>(null);
  const { data } = products;

  async function loadMore() {
    if (!data) return;
    setEdge({ of: category, state: 'loading' });
    try {
      const page = await fetchPage(category, pageAfter(data.items.length));
      change<Products>(key, (now) => grown(now, page));
      setEdge((now) => (now?.of === category ? null : now));
    } catch (error) {
      reportFailure(error);
      setEdge((now) => (now?.of === category ? { of: category, state: 'failed' } : now));
    }
  }

  const more: ListEdge = !data
    ? 'none'
    : edge?.of === category
      ? edge.state
      : edgeOf(data.items.length, data.total);

  return { ...products, more, loadMore };
}

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

const fetchPage = (category: ShopCategory, page: number): Promise<ProductPage> =>
  unwrap(
    client.GET('/v1/user/products', {
      params: { query: { category: names[category], page, size: pageSize } },
    }),
  );

/** One product, at once where a list has it. */
export function useProduct(productId: number) {
  const { read } = useChange();
  const [known] = useState(() =>
    shopCategories
      .flatMap((category) => read<Products>(productsKey(category))?.items ?? [])
      .find(({ id }) => id === productId),
  );
  return useSWR(
    productKey(productId),
    async () =>
      (
        await unwrap(
          client.GET('/v1/user/products/{productId}', { params: { path: { productId } } }),
        )
      ).product,
    { onError: reportUnlessMissing, ...(known && { fallbackData: known }) },
  );
}
