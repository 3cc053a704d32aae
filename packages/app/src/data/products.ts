import { unwrap } from '@homestand/api-client';
import { type ShopCategory, shopCategories } from '@homestand/ui';
import { useState } from 'react';
import useSWR from 'swr';
import { client } from './api';
import { useChange } from './cache';
import { reportUnlessMissing } from './failures';
import { pageAfter, pageSize } from './pages';
import { grown, type ProductPage, type Products, refreshed } from './products.merge';
import { useEdge } from './useEdge';

export type { Product } from './products.merge';

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
  const { data } = products;
  const { edge, bring } = useEdge(
    category,
    data && { count: data.items.length, total: data.total },
  );

  async function loadMore() {
    if (!data) return;
    await bring(async () => {
      const page = await fetchPage(category, pageAfter(data.items.length));
      change<Products>(key, (now) => grown(now, page));
    });
  }

  return { ...products, more: edge, loadMore };
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
