import type { Transaction } from 'kysely';
import { changeSelling } from '../../modules/orders/index.ts';
import type { Tables } from '../schema.ts';
import type { DemoData } from './demoData.ts';
import type { DemoFiles } from './demoFiles.ts';

export type SeededProducts = Awaited<ReturnType<typeof addProducts>>;

const fromStock = { deliveryPeriod: null, ceiling: null };

/** In the order of the shop's list. */
export async function addProducts(
  tx: Transaction<Tables>,
  { products }: DemoData,
  demoFiles: DemoFiles,
) {
  const added = await tx
    .insertInto('products')
    .values(
      products.map(
        ({ pictures: _, sizes: _sizes, madeToOrder, externalLinkUrl, ...product }, index) => ({
          ...product,
          ...madeToOrder,
          imageFiles: [...(demoFiles.products[index] ?? [])],
          externalLinkUrl: externalLinkUrl ?? null,
          place: index + 1,
        }),
      ),
    )
    .returning(['id', 'name', 'price', 'imageFiles'])
    .execute();
  for (const [index, { sizes, madeToOrder }] of products.entries()) {
    const productId = added[index]?.id;
    if (productId === undefined) continue;
    if (sizes) await addSizes(tx, productId, sizes);
    if (madeToOrder) await changeSelling(tx, productId, fromStock, madeToOrder);
  }
  return added;
}

/** Sells a product as these instead of as one. */
async function addSizes(
  tx: Transaction<Tables>,
  productId: number,
  sizes: readonly string[],
): Promise<void> {
  await tx
    .updateTable('productOptions')
    .set({ retiredAt: new Date() })
    .where('productId', '=', productId)
    .execute();
  await tx
    .insertInto('productOptions')
    .values(sizes.map((label, index) => ({ productId, label, place: index + 1 })))
    .execute();
}
