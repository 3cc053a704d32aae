import type { Transaction } from 'kysely';
import { countStock, type Option } from '../../modules/orders/index.ts';
import type { Tables } from '../schema.ts';
import type { DemoData } from './demoData.ts';
import type { SeededProducts } from './products.ts';

type Tx = Transaction<Tables>;

export type SeededOptions = ReadonlyMap<number, readonly Option[]>;

/** Sells products in options instead of as one. Returns them by the index of the product. */
export async function addOptions(
  tx: Tx,
  { stock }: DemoData,
  products: SeededProducts,
): Promise<SeededOptions> {
  const added = new Map<number, Option[]>();
  for (const counted of stock) {
    const productId = products[counted.product]?.id;
    if (productId === undefined || !('options' in counted)) continue;
    await tx
      .updateTable('productOptions')
      .set({ retiredAt: new Date() })
      .where('productId', '=', productId)
      .execute();
    const options = await tx
      .insertInto('productOptions')
      .values(counted.options.map(({ label }, index) => ({ productId, label, place: index + 1 })))
      .returning(['id', 'label'])
      .execute();
    added.set(counted.product, options);
  }
  return added;
}

/** Begins to count, after the orders are written: those that wait for their customers hold their pieces. */
export async function countDemoStock(
  tx: Tx,
  { stock }: DemoData,
  { products, options }: { products: SeededProducts; options: SeededOptions },
): Promise<void> {
  for (const counted of stock) {
    if ('options' in counted) {
      for (const [index, { pieces }] of counted.options.entries())
        await count(tx, options.get(counted.product)?.[index]?.id, pieces);
      continue;
    }
    const plain = await tx
      .selectFrom('productOptions')
      .select('id')
      .where('productId', '=', products[counted.product]?.id ?? 0)
      .executeTakeFirst();
    await count(tx, plain?.id, counted.pieces);
  }
}

async function count(tx: Tx, optionId: number | undefined, pieces: number): Promise<void> {
  if (optionId !== undefined) await countStock(tx, { optionId, count: pieces, version: undefined });
}
