import type { components } from '@homestand/api-client/contract';
import type { Queries } from '../../../db/database.ts';
import { notFound } from '../../../http/errors.ts';
import { writeCsv } from '../../../text/writeCsv.ts';
import { productionOf } from '../../orders/index.ts';
import { messages } from './messages.ts';
import { type ShopProductRow, shopProduct } from './products.queries.ts';

type Production = components['schemas']['Production'];

/** What is to be made of a product that is made to order. */
export async function production(db: Queries, productId: number): Promise<Production> {
  await madeToOrder(db, productId);
  const list = await productionOf(db, productId);
  const sum = (field: 'paid' | 'inPayment') => list.reduce((all, row) => all + row[field], 0);
  return { list, paid: sum('paid'), inPayment: sum('inPayment') };
}

/** The same as a file for the maker. */
export async function productionCsv(
  db: Queries,
  productId: number,
  now: number,
): Promise<{ text: string; count: number }> {
  const { name, closesAt, deliveryPeriod } = await madeToOrder(db, productId);
  const { list, paid, inPayment } = await production(db, productId);
  const isOver = closesAt !== null && closesAt.getTime() <= now;
  const state = isOver ? messages.production.closed : messages.production.open;
  const rows = [...list, { label: messages.production.sum, paid, inPayment }].map((row) => [
    name,
    row.label,
    row.paid,
    row.inPayment,
    deliveryPeriod ?? '',
    state,
  ]);
  return { text: writeCsv([messages.production.columns, ...rows]), count: list.length };
}

async function madeToOrder(db: Queries, productId: number): Promise<ShopProductRow> {
  const product = await shopProduct(db, productId);
  if (!product || product.deliveryPeriod === null) throw notFound();
  return product;
}
