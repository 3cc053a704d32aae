import { sql } from 'kysely';
import type { Database, Queries } from '../../../packages/server/src/db/database.ts';
import { chargesIn } from '../../support/gateway.ts';
import type { Cart, Entry } from './ackLog.ts';
import { type FanClient, sameCart } from './fanClient.ts';

/** The findings, one sentence each; empty when everything is consistent. */
export type Findings = { lost: string[]; doubled: string[]; half: string[] };

type Inspected = {
  db: Queries;
  entries: Entry[];
  clients: FanClient[];
  /** The gateway's state file. */
  gatewayFile: string;
  /** All work is done: no payment may be open. */
  settled: boolean;
};

export async function findDataErrors(scene: Inspected & { db: Database }): Promise<Findings> {
  const findings = { lost: [], doubled: [], half: [] };
  // One snapshot: payment steps run concurrently.
  await scene.db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (db) => {
      const then = { ...scene, db };
      await inspectMessages(then, findings);
      await inspectOrders(then, findings);
      await inspectBelongings(then, findings);
      await inspectNumbers(then, findings);
    });
  return findings;
}

const ofKind = <Kind extends Entry['kind']>(entries: Entry[], kind: Kind) =>
  entries.filter((entry): entry is Extract<Entry, { kind: Kind }> => entry.kind === kind);

async function inspectMessages({ db, entries, clients }: Inspected, found: Findings) {
  const rows = await db.selectFrom('messages').select(['id', 'content', 'deletedAt']).execute();
  const byId = new Map(rows.map((row) => [row.id, row]));
  const gone = new Set(ofKind(entries, 'deletion').map(({ messageId }) => messageId));
  const maybeGone = new Set(clients.map((client) => client.doubt()?.messageId));
  for (const { messageId, key } of ofKind(entries, 'message')) {
    const row = byId.get(messageId);
    if (!row) found.lost.push(`message ${messageId}`);
    else if (gone.has(messageId) && row.deletedAt === null)
      found.lost.push(`deletion of ${messageId}`);
    else if (!gone.has(messageId) && !maybeGone.has(messageId) && row.content !== key)
      found.lost.push(`content of ${messageId}`);
  }
  const contents = Map.groupBy(
    // Pictures have no text.
    rows.filter(({ deletedAt, content }) => deletedAt === null && content !== ''),
    ({ content }) => content,
  );
  for (const [content, all] of contents)
    if (all.length > 1) found.doubled.push(`message ${content}`);
}

async function inspectOrders({ db, entries, gatewayFile, settled }: Inspected, found: Findings) {
  const orders = await db
    .selectFrom('orders')
    .select(['id', 'name', 'paymentStatus', 'paymentMethod', 'totalPrice'])
    .execute();
  const byId = new Map(orders.map((order) => [order.id, order]));
  for (const { orderId, total, paid } of ofKind(entries, 'order')) {
    const order = byId.get(orderId);
    const status = paid ? 'paid' : 'at_pickup';
    if (!order) found.lost.push(`order ${orderId}`);
    else if (order.paymentStatus !== status)
      found.lost.push(`order ${orderId}: ${order.paymentStatus} instead of ${status}`);
    else if (order.totalPrice !== total) found.half.push(`order ${orderId}: another total`);
  }
  for (const [key, all] of Map.groupBy(orders, ({ name }) => name))
    if (all.length > 1) found.doubled.push(`order of key ${key}`);

  const sums = await db
    .selectFrom('orderItems')
    .select(['orderId', sql<number>`sum(unit_price * quantity)::int`.as('sum')])
    .groupBy('orderId')
    .execute();
  const sumOf = new Map(sums.map(({ orderId, sum }) => [orderId, sum]));
  const payments = await db.selectFrom('payments').select(['orderId', 'state', 'amount']).execute();
  const tries = Map.groupBy(payments, ({ orderId }) => orderId);
  const charges = Map.groupBy(await chargesIn(gatewayFile), ({ orderId }) => orderId);
  for (const { id, paymentStatus, paymentMethod, totalPrice } of orders) {
    if (sumOf.get(id) !== totalPrice) found.half.push(`order ${id}: items do not make its total`);
    const paid = (tries.get(id) ?? []).filter(({ state }) => state === 'paid');
    const netAmount = (charges.get(id) ?? []).reduce((sum, charge) => sum + charge.netAmount, 0);
    if ((charges.get(id) ?? []).length > 1) found.doubled.push(`charge of order ${id}`);
    if (paymentStatus === 'paid') {
      if (paid.length !== 1) found.half.push(`order ${id}: ${paid.length} paid payments`);
      if (paid[0]?.amount !== totalPrice || netAmount !== totalPrice)
        found.half.push(`order ${id}: costs ${totalPrice}, ${netAmount} were charged`);
    } else if (paymentMethod === 'credit_card') {
      if (paid.length > 0) found.half.push(`order ${id}: a paid payment of an unpaid order`);
      if (settled && netAmount > 0) found.half.push(`order ${id}: charged and not paid`);
      if (settled && paymentStatus === 'awaiting') found.half.push(`order ${id}: still open`);
    }
  }
  for (const id of charges.keys()) if (!byId.has(id)) found.lost.push(`order ${id} of a charge`);
  const open = payments.filter(({ state }) =>
    ['started', 'awaiting', 'refund_due'].includes(state),
  );
  if (settled && open.length > 0) found.half.push(`${open.length} payments are still open`);
}

/** Single-valued data of each fan: the last acknowledged value, or the one being written. */
async function inspectBelongings({ db, entries, clients }: Inspected, found: Findings) {
  const users = await db.selectFrom('users').select(['id', 'favoritePlayerId']).execute();
  const favourites = new Map(users.map((user) => [user.id, user.favoritePlayerId]));
  const addresses = await db
    .selectFrom('shippingAddresses')
    .select(['userId', 'building'])
    .execute();
  const buildings = new Map(addresses.map(({ userId, building }) => [userId, building]));
  const collected = await db
    .selectFrom('collections')
    .select(['userId', 'cardId'])
    .where('collectedAt', 'is not', null)
    .execute();
  const cards = new Set(collected.map(({ userId, cardId }) => `${userId} ${cardId}`));
  const items = await db
    .selectFrom('cartItems')
    .select(['userId', 'productId', 'quantity'])
    .execute();
  const carts = Map.groupBy(items, ({ userId }) => userId);
  const byFan = Map.groupBy(entries, ({ fan }) => fan);

  for (const client of clients) {
    const { id } = client;
    const own = byFan.get(id) ?? [];
    const doubt = client.doubt();
    for (const { cardId } of ofKind(own, 'card'))
      if (!cards.has(`${id} ${cardId}`)) found.lost.push(`card ${cardId} of ${id}`);
    const favourite = ofKind(own, 'favourite').at(-1)?.playerId;
    if (favourite && doubt?.kind !== 'favourite' && favourites.get(id) !== favourite)
      found.lost.push(`favourite of ${id}`);
    const building = ofKind(own, 'address').at(-1)?.building;
    if (building && doubt?.kind !== 'address' && buildings.get(id) !== building)
      found.lost.push(`address of ${id}`);
    const actual: Cart = Object.fromEntries(
      (carts.get(id) ?? []).map(({ productId, quantity }) => [productId, quantity]),
    );
    const fits =
      sameCart(actual, cartAfter(own)) || sameCart(actual, doubt?.cart ?? cartAfter(own));
    if (!fits) found.lost.push(`cart of ${id}`);
  }
}

function cartAfter(own: Entry[]): Cart {
  const last = own.findLast(
    (entry) => entry.kind === 'cart' || (entry.kind === 'order' && entry.paid),
  );
  return last?.kind === 'cart' ? last.items : {};
}

/** Messages of a topic and the events have gapless numbers. */
async function inspectNumbers({ db }: Inspected, found: Findings) {
  const gaps = await sql<{ what: string }>`
    select 'topic ' || t.id as what from topics t
      left join lateral (select count(*) as all_of, coalesce(max(seq), 0) as newest,
        count(deleted_at) as gone from messages where topic_id = t.id) m on true
      where m.all_of <> t.last_seq or m.newest <> t.last_seq or m.gone <> t.deleted_count
    union all
    select 'events' from event_head h, (select count(*) as all_of, coalesce(max(id), 0) as newest
      from events) e where e.all_of <> h.last_id or e.newest <> h.last_id
    union all
    select 'events of messages' from (select count(*) as told from events where type = 'message') e,
      (select count(*) as sent from messages) m where e.told <> m.sent`.execute(db);
  for (const { what } of gaps.rows) found.half.push(`numbers of ${what}`);
}
