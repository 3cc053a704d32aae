import type { components } from '@homestand/api-client/contract';
import { nameWithOption } from '@homestand/api-client/optionName';
import { type Club, pickupOf } from '../../club/index.ts';
import type { Queries } from '../../db/database.ts';
import { type MessageRow, messagesById, senderOf } from '../messages/index.ts';
import { callOffNotice } from './callOffNotice.ts';
import type { Delivery } from './deliveries.queries.ts';
import { excerpt } from './excerpt.ts';
import { messages } from './messages.ts';
import {
  callOffNoticeRows,
  deliveriesOf,
  groupTitles,
  heroesOfMatches,
  readMarks,
  refundAmounts,
  soldGoods,
} from './notices.queries.ts';
import { isNotifiable } from './notifiableEvents.ts';

export type PushNotice = components['schemas']['PushNotice'];

/** A push holds 3993 bytes; a lock screen shows far less. */
const titleRoom = { characters: 60, bytes: 500, cut: messages.cut };
const bodyRoom = { characters: 120, bytes: 1500, cut: messages.cut };

/**
 * Builds the notification for each delivery from the current state: nothing for messages that were read, hidden
 * or deleted, or changes that were superseded. A reader who has the topic open has read it by now.
 */
export async function noticesFor(
  db: Queries,
  deliveries: readonly Delivery[],
  club: Pick<Club, 'shortName' | 'pickup'>,
): Promise<Map<Delivery, PushNotice>> {
  const alive = deliveries.filter(({ role }) => role !== null);
  const [ofMessages, ofOrders, ofGoods, ofHeroes, ofMatches] = [
    await messageNotices(
      db,
      alive.filter(({ type }) => type === 'message'),
    ),
    await orderNotices(
      db,
      alive.filter(({ type }) => type === 'order'),
      club.pickup ? pickupOf(club.pickup) : messages.venue,
    ),
    await restockNotices(
      db,
      alive.filter(({ type }) => type === 'restock'),
    ),
    await heroNotices(
      db,
      alive.filter(({ type }) => type === 'matchHero'),
    ),
    await callOffNotices(
      db,
      alive.filter(({ type }) => type === 'matchCalledOff'),
    ),
  ];
  return new Map(
    [...ofMessages, ...ofOrders, ...ofGoods, ...ofHeroes, ...ofMatches].map(
      ([delivery, notice]) => [
        delivery,
        { ...notice, title: messages.ofClub(notice.title, club.shortName) },
      ],
    ),
  );
}

async function messageNotices(db: Queries, deliveries: readonly Delivery[]) {
  const keys = deliveries.flatMap(({ topicId, messageId }) =>
    topicId === null || messageId === null ? [] : [{ topicId, id: messageId }],
  );
  const rows = new Map((await messagesById(db, keys)).map((row) => [row.id, row]));
  const [titles, marks] = [await groupTitles(db, deliveries), await readMarks(db, deliveries)];
  return deliveries.flatMap((delivery) => {
    const { role, tag, personId } = delivery;
    const row = rows.get(delivery.messageId ?? '');
    if (!row || row.hiddenAt || (marks.get(`${personId} ${row.topicId}`) ?? 0) >= row.seq)
      return [];
    const sender = messages.sender[row.senderType](excerpt(row.senderName, titleRoom));
    const groupTitle = titles.get(row.topicId);
    const notice: PushNotice = {
      kind: 'message',
      title: groupTitle === undefined ? sender : excerpt(groupTitle, titleRoom),
      body: groupTitle === undefined ? bodyOf(row) : messages.said(sender, bodyOf(row)),
      path: `/${role === 'player' ? 'p' : 'u'}/message/${row.topicId}`,
      tag,
      ...senderOf(row),
    };
    return [[delivery, notice] as const];
  });
}

const bodyOf = ({ mediaKind, content }: MessageRow) =>
  mediaKind === null ? excerpt(content, bodyRoom) : messages[mediaKind];

async function orderNotices(db: Queries, deliveries: readonly Delivery[], venue: string) {
  const orderIds = deliveries.flatMap(({ orderId }) => orderId ?? []);
  const refundIds = deliveries.flatMap(({ refundId }) => refundId ?? []);
  const [now, amounts] = await Promise.all([
    deliveriesOf(db, orderIds),
    refundAmounts(db, refundIds),
  ]);
  return deliveries.flatMap((delivery) => {
    const { orderId, deliveryStatus: status, refundId, tag } = delivery;
    if (orderId === null) return [];
    const path = `/u/order-details/${orderId}`;
    const amount = amounts.get(refundId ?? '');
    if (amount !== undefined) {
      const { title, body, canceled } = messages.refund;
      const write = now.get(orderId)?.deliveryStatus === 'canceled' ? canceled : body;
      const text = { title, body: write(orderId, amount) };
      return [[delivery, { kind: 'order', ...text, path, tag } as const] as const];
    }
    const delivered = now.get(orderId);
    if (!isNotifiable(status) || delivered?.deliveryStatus !== status) return [];
    const { title, body } = messages.order[status];
    const text = body(orderId, venue) + (status === 'shipped' ? messages.parcel(delivered) : '');
    const notice: PushNotice = { kind: 'order', title, body: text, path, tag };
    return [[delivery, notice] as const];
  });
}

/** Goods that are sold out again are named too: the page says so, and the mark that the fan was notified is written. */
async function restockNotices(db: Queries, deliveries: readonly Delivery[]) {
  const goods = await soldGoods(
    db,
    deliveries.flatMap(({ optionId }) => optionId ?? []),
  );
  return deliveries.flatMap((delivery) => {
    const { optionId, tag } = delivery;
    const sold = goods.get(optionId ?? 0);
    if (!sold) return [];
    const { title, body } = messages.restock;
    const notice: PushNotice = {
      kind: 'restock',
      title,
      body: body(excerpt(nameWithOption(sold.name, sold.label || undefined), bodyRoom)),
      path: `/u/goods/${sold.productId}`,
      tag,
    };
    return [[delivery, notice] as const];
  });
}

/** None of a player who is not chosen any more. */
async function heroNotices(db: Queries, deliveries: readonly Delivery[]) {
  const heroes = await heroesOfMatches(db, [
    ...new Set(deliveries.flatMap(({ matchId }) => matchId ?? [])),
  ]);
  return deliveries.flatMap((delivery) => {
    const { matchId, heroKind, playerId, tag } = delivery;
    const hero = heroes.find(
      (chosen) =>
        chosen.matchId === matchId && chosen.kind === heroKind && chosen.playerId === playerId,
    );
    if (!hero) return [];
    const { title, body } = messages.hero;
    const notice: PushNotice = {
      kind: 'matchHero',
      title: title(excerpt(hero.playerName, titleRoom), hero.kind),
      body: excerpt(body(hero.opponent, hero.result), bodyRoom),
      path: '/u/matches',
      tag,
    };
    return [[delivery, notice] as const];
  });
}

/** Nothing once the match takes place again, or the orders no longer wait. */
async function callOffNotices(db: Queries, deliveries: readonly Delivery[]) {
  const recipients = deliveries.flatMap(({ callOffId, personId: userId }) =>
    callOffId === null ? [] : [{ callOffId, userId }],
  );
  const rows = new Map(
    (await callOffNoticeRows(db, recipients)).map((row) => [`${row.callOffId} ${row.userId}`, row]),
  );
  return deliveries.flatMap((delivery) => {
    const row = rows.get(`${delivery.callOffId} ${delivery.personId}`);
    if (!row) return [];
    const { title, body } = callOffNotice(row);
    const [orderId, ...others] = row.orderIds;
    const notice: PushNotice = {
      kind: 'order',
      title,
      body: excerpt(body, bodyRoom),
      path: others.length > 0 ? '/u/my-order' : `/u/order-details/${orderId}`,
      tag: delivery.tag,
    };
    return [[delivery, notice] as const];
  });
}
