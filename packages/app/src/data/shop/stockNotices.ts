import { ApiError, unwrap } from '@homestand/api-client';
import { sessionCache } from '@homestand/app-core/http/sessionCache';
import { useAction } from '@homestand/app-core/react/useAction';
import { useState } from 'react';
import { client } from '../client';
import type { Product } from './products';
import { type Product as LoadedProduct, withStockNotice } from './products.merge';
import { productKey } from './shopKeys';

/** Of a product that is sold as one there is no number. */
type Goods = { optionId?: number | undefined };

/** What the fan can wait for of a product. `onRefused` is called when the server knows better what can be ordered. */
export function useStockNotices(product: Product, onRefused: () => void) {
  const { pending, error, run } = useAction();
  const [lastOption, setLastOption] = useState<number>();

  const set =
    (awaited: boolean) =>
    ({ optionId }: Goods) => {
      if (pending) return;
      const request = {
        params: { path: { productId: product.id } },
        body: optionId === undefined ? {} : { optionId },
      };
      const path = '/v1/user/products/{productId}/stock-notice';
      setLastOption(optionId);
      void run(
        async () => {
          await unwrap(awaited ? client.PUT(path, request) : client.DELETE(path, request));
          sessionCache().change<LoadedProduct>(productKey(product.id), (now) =>
            withStockNotice(now, optionId, awaited),
          );
        },
        (failure) => {
          if (failure instanceof ApiError) onRefused();
        },
      );
    };

  const items = awaitableOf(product).map((item) => ({
    ...item,
    pending: pending && item.optionId === lastOption,
  }));
  return { items, error, onAsk: set(true), onCancel: set(false) };
}

/** What cannot be ordered, and what the fan waits for already. */
function awaitableOf({ options, stock, stockNotices = [], externalLinkEnabled }: Product) {
  if (externalLinkEnabled === 1) return [];
  const goods = options?.map(({ id, label, stock }) => ({ optionId: id, label, stock })) ?? [
    { optionId: undefined, label: undefined, stock },
  ];
  return goods.flatMap(({ stock, ...item }) => {
    const awaited = stockNotices.some(({ optionId }) => optionId === (item.optionId ?? null));
    const isGone = stock?.state === 'sold_out' || stock?.state === 'in_payment';
    return awaited || isGone ? [{ ...item, awaited }] : [];
  });
}
