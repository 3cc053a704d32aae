import { schemaOf, unwrap } from '@homestand/api-client';
import { list } from '@homestand/api-client/moreSchemas';
import { number, object } from '@homestand/api-client/schema';
import { reportUnlessNotFound } from '@homestand/app-core/http/errorNotices';
import { pageSize } from '@homestand/app-core/http/pages';
import { useSessionCache } from '@homestand/app-core/http/sessionCache';
import { useLoadMore } from '@homestand/app-core/http/useLoadMore';
import { readOfflineCopy, storeOfflineCopy } from '@homestand/app-core/offline/offlineCache';
import { useOfflineCopy } from '@homestand/app-core/offline/useOfflineCopy';
import { type ShopCategory, shopCategories } from '@homestand/ui';
import { useState } from 'react';
import useSWR from 'swr';
import { client } from '../client';
import {
  type Product as LoadedProduct,
  type ProductPage,
  type Products,
  withFirstPage,
  withNextPage,
} from './products.merge';
import { useSales } from './saleClock';
import { withServerClock } from './serverClock';
import { categoryNames, productKey, productsKey } from './shopKeys';

export type { ProductOption } from '@homestand/ui';
/** With what is left of it at this moment. */
export type Product = NonNullable<ReturnType<typeof useProduct>['data']>;

const productList = object({ items: list(schemaOf('Product')), total: number });

/** The first page of each category. */
const productsCopy = (category: ShopCategory) => {
  const name = `products ${category}`;
  return {
    name,
    read: () => readOfflineCopy(name, productList),
    write: ({ items, total }: Products) =>
      storeOfflineCopy(name, { items: items.slice(0, pageSize), total }),
  };
};

/** The products of one category; the offline copy until they have loaded. Each visit requests page 1; later pages are appended. */
export function useProducts(category: ShopCategory) {
  const { read } = useSessionCache();
  const key = productsKey(category);
  const products = useSWR(key, async () =>
    withFirstPage(await fetchPage(category, 1, pageSize), read<Products>(key)),
  );
  const { data } = products;
  const { edge, loadMore } = useLoadMore({
    key,
    loaded: data && { count: data.items.length, total: data.total },
    fetch: (page, size) => fetchPage(category, page, size),
    merge: withNextPage,
  });
  const shown = useOfflineCopy(products, productsCopy(category), { atOnce: true });
  const items = useSales(shown.data?.items ?? []);
  return {
    ...products,
    ...shown,
    data: shown.data && { ...shown.data, items },
    more: edge,
    loadMore,
  };
}

const fetchPage = (category: ShopCategory, page: number, size: number): Promise<ProductPage> =>
  unwrap(
    withServerClock(
      client.GET('/v1/user/products', {
        params: { query: { category: categoryNames[category], page, size } },
      }),
    ),
  );

/** One product, shown at once when a loaded list has it. */
export function useProduct(productId: number) {
  const { read } = useSessionCache();
  const [cachedProduct] = useState(() =>
    shopCategories
      .flatMap((category) => read<Products>(productsKey(category))?.items ?? [])
      .find(({ id }) => id === productId),
  );
  const product = useSWR(
    productKey(productId),
    async (): Promise<LoadedProduct> => {
      const params = { path: { productId } };
      const response = await unwrap(
        withServerClock(client.GET('/v1/user/products/{productId}', { params })),
      );
      const { product, purchaseLimits, stockNotices } = response;
      return {
        ...product,
        ...(purchaseLimits && { purchaseLimits }),
        ...(stockNotices && { stockNotices }),
      };
    },
    { onError: reportUnlessNotFound, ...(cachedProduct && { fallbackData: cachedProduct }) },
  );
  const [data] = useSales(product.data ? [product.data] : []);
  return { ...product, data };
}
