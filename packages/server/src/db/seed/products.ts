import type { Transaction } from 'kysely';
import type { Tables } from '../schema.ts';
import type { DemoData } from './demoData.ts';
import type { DemoFiles } from './demoFiles.ts';

export type SeededProducts = Awaited<ReturnType<typeof addProducts>>;

/** In the order of the shop's list. */
export const addProducts = (
  tx: Transaction<Tables>,
  { products }: DemoData,
  demoFiles: DemoFiles,
) =>
  tx
    .insertInto('products')
    .values(
      products.map(({ pictures, externalLinkUrl, ...product }, index) => ({
        ...product,
        imageFiles: [...(demoFiles.products[index] ?? [])],
        externalLinkUrl: externalLinkUrl ?? null,
        place: index + 1,
      })),
    )
    .returning(['id', 'name', 'price', 'imageFiles'])
    .execute();
