import { type components, unwrap } from '@homestand/api-client';
import { reportUnlessNotFound } from '@homestand/app-core/http/errorNotices';
import { useState } from 'react';
import useSWR from 'swr';
import { client } from '../client';
import { unwrapBlob } from '../unwrapBlob';

type Schemas = components['schemas'];
export type ShopProduct = Schemas['ShopProduct'];
export type ShopProductContent = Schemas['ShopProductContent'];
export type ShopProductState = Schemas['ShopProductState'];
export type ShopStock = Schemas['ShopStock'];

/** All products in the order of the shop. */
export const useShopProducts = () =>
  useSWR('shopProducts', async () => (await unwrap(client.GET('/v1/admin/shop/products'))).list);

const inPath = (productId: number) => ({ params: { path: { productId } } });

export const useShopProduct = (productId: number) =>
  useSWR(
    ['shopProduct', productId] as const,
    ([, id]) => unwrap(client.GET('/v1/admin/shop/products/{productId}', inPath(id))),
    { onError: reportUnlessNotFound },
  );

const refreshMs = 2000;

/** What is to be made of a product that is made to order; loaded again while its orders are being canceled. */
export function useProduction(productId: number) {
  // SWR asks a function for the interval no more once it has said 0.
  const [isRunning, setIsRunning] = useState(false);
  const production = useSWR(
    ['production', productId] as const,
    ([, id]) => unwrap(client.GET('/v1/admin/shop/products/{productId}/production', inPath(id))),
    { onError: reportUnlessNotFound, refreshInterval: isRunning ? refreshMs : 0 },
  );
  const runs = production.data?.callOff?.running ?? false;
  if (runs !== isRunning) setIsRunning(runs);
  return production;
}

/** Cancels and refunds the orders of a product that stayed below its minimum, or those that are left: once, however often it is sent. */
export const callOffProduct = (productId: number) =>
  unwrap(client.POST('/v1/admin/shop/products/{productId}/call-off', inPath(productId)));

export const exportProduction = (productId: number) =>
  unwrapBlob(
    client.GET('/v1/admin/shop/products/{productId}/production.csv', {
      ...inPath(productId),
      parseAs: 'blob',
    }),
  );

export const createShopProduct = (content: ShopProductContent, key: string): Promise<ShopProduct> =>
  unwrap(
    client.POST('/v1/admin/shop/products', {
      params: { header: { 'Idempotency-Key': key } },
      body: { content },
    }),
  );

export const putShopProduct = (
  productId: number,
  body: { version: number; content: ShopProductContent },
): Promise<ShopProduct> =>
  unwrap(client.PUT('/v1/admin/shop/products/{productId}', { ...inPath(productId), body }));

export const putShopProductState = (productId: number, state: ShopProductState) =>
  unwrap(
    client.PUT('/v1/admin/shop/products/{productId}/state', {
      ...inPath(productId),
      body: { state },
    }),
  );

export const putShopProductOptions = (
  productId: number,
  body: { version: string; options: Schemas['ShopOptionChange'][] },
): Promise<ShopProduct> =>
  unwrap(client.PUT('/v1/admin/shop/products/{productId}/options', { ...inPath(productId), body }));

export const putShopProductOrder = (productIds: number[]) =>
  unwrap(client.PUT('/v1/admin/shop/product-order', { body: { productIds } }));

/** Stores a picture; a product has it once its content names it. */
export function addShopPicture(picture: Blob) {
  const form = new FormData();
  form.append('mediaFile', picture, 'picture.jpg');
  return unwrap(client.POST('/v1/admin/shop/pictures', { body: {}, bodySerializer: () => form }));
}

const ofOption = (optionId: number) => ({ params: { path: { optionId } } });

export const stockMoves = async (optionId: number, since: number) =>
  (
    await unwrap(
      client.GET('/v1/admin/shop/options/{optionId}/moves', {
        params: { path: { optionId }, query: { since } },
      }),
    )
  ).list;

export const putStockCount = (optionId: number, body: Schemas['StockCountChange']) =>
  unwrap(client.PUT('/v1/admin/shop/options/{optionId}/count', { ...ofOption(optionId), body }));

export const adjustShopStock = (
  optionId: number,
  body: { change: number; reason: string },
  key: string,
) =>
  unwrap(
    client.POST('/v1/admin/shop/options/{optionId}/adjustments', {
      params: { path: { optionId }, header: { 'Idempotency-Key': key } },
      body,
    }),
  );

/** All products as a file that `importShopProducts` reads. */
export const exportShopProducts = () =>
  unwrapBlob(client.GET('/v1/admin/shop/products.csv', { parseAs: 'blob' }));

/** Adds and changes products by a file in Base64; a preview says what it would change. */
export const importShopProducts = (file: string, isPreview: boolean) =>
  unwrap(client.POST('/v1/admin/shop/imports', { body: { file, isPreview } }));
