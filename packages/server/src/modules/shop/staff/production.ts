import type { components } from '@homestand/api-client/contract';
import type { Queries } from '../../../db/database.ts';
import { notFound } from '../../../http/errors.ts';
import { writeCsv } from '../../../text/writeCsv.ts';
import {
  type OpenOrder,
  openOrdersOf,
  openRefundsSince,
  productionOf,
} from '../../orders/index.ts';
import { messages } from './messages.ts';
import { type ShopProductRow, shopProduct } from './products.queries.ts';

type Production = components['schemas']['Production'];

/** What is to be made of a product that is made to order, and what calling it off gives back. */
export async function production(db: Queries, productId: number): Promise<Production> {
  const product = await madeToOrder(db, productId);
  const [pieces, open] = await Promise.all([
    orderedPieces(db, productId),
    openOrdersOf(db, productId),
  ]);
  return {
    ...pieces,
    open: {
      orders: open.length,
      pieces: sumOf(open.map(({ pieces }) => pieces)),
      amount: sumOf(open.map(({ amount }) => amount)),
    },
    callOff: await callOffView(db, product, open),
  };
}

/** Pieces of a product that is made to order, by option and of all options. */
export async function orderedPieces(
  db: Queries,
  productId: number,
): Promise<Pick<Production, 'list' | 'paid' | 'inPayment'>> {
  const list = await productionOf(db, productId);
  return {
    list,
    paid: sumOf(list.map((row) => row.paid)),
    inPayment: sumOf(list.map((row) => row.inPayment)),
  };
}

const sumOf = (numbers: readonly number[]) => numbers.reduce((sum, number) => sum + number, 0);

/** How far the orders of a product that was called off are; those that need somebody first. */
async function callOffView(
  db: Queries,
  { id, calledOffAt, calledOffOrders }: ShopProductRow,
  open: readonly OpenOrder[],
): Promise<Production['callOff']> {
  if (calledOffAt === null) return null;
  const openIds = new Set(open.map(({ id: orderId }) => orderId));
  const refunds = await openRefundsSince(db, id, calledOffAt);
  const closed = refunds.filter(({ orderId }) => !openIds.has(orderId));
  const unfinished: LeftOrder[] = [
    ...closed.map(({ orderId, state }) => ({ orderId, state: refundStates[state] })),
    ...open.map((order) => ({ orderId: order.id, state: stateOf(order) })),
  ];
  unfinished.sort((a, b) => firstStates.indexOf(a.state) - firstStates.indexOf(b.state));
  return {
    at: calledOffAt.toISOString(),
    orders: calledOffOrders ?? 0,
    left: unfinished.length,
    running: unfinished.some(({ state }) => !needsSomebody.includes(state)),
    list: unfinished.slice(0, maxLeft),
  };
}

type LeftOrder = NonNullable<Production['callOff']>['list'][number];

const maxLeft = 20;
const refundStates = { due: 'refunding', failed: 'refund_failed' } as const;
const needsSomebody: LeftOrder['state'][] = ['refund_failed', 'by_hand'];
const firstStates: LeftOrder['state'][] = [...needsSomebody, 'waiting', 'paying', 'refunding'];

const stateOf = ({ isByHand, paymentStatus }: OpenOrder): LeftOrder['state'] =>
  isByHand ? 'by_hand' : paymentStatus === 'awaiting' ? 'paying' : 'waiting';

/** The same as a file for the maker. */
export async function productionCsv(
  db: Queries,
  productId: number,
  now: number,
): Promise<{ text: string; count: number }> {
  const { name, closesAt, deliveryPeriod } = await madeToOrder(db, productId);
  const { list, paid, inPayment } = await orderedPieces(db, productId);
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
