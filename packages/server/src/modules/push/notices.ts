import type { components } from '@homestand/api-client';
import { sql } from 'kysely';
import type { Queries } from '../../db/database.ts';
import { type MessageRow, messagesById } from '../messages/messages.queries.ts';
import { senderOf } from '../messages/messageView.ts';
import type { Delivery } from './deliveries.queries.ts';
import { excerpt } from './excerpt.ts';
import { messages } from './messages.ts';
import { isNotifiable } from './notifiableEvents.ts';

export type PushNotice = components['schemas']['PushNotice'];

/** A push holds 3993 bytes; a lock screen shows far less. */
const titleRoom = { characters: 60, bytes: 500, cut: messages.cut };
const bodyRoom = { characters: 120, bytes: 1500, cut: messages.cut };

/**
 * Builds the notification for each delivery from the current state: nothing for messages that were read or
 * deleted, or changes that were superseded. A reader who has the topic open has read it by now.
 */
export async function noticesFor(
  db: Queries,
  deliveries: readonly Delivery[],
): Promise<Map<Delivery, PushNotice>> {
  const alive = deliveries.filter(({ role }) => role !== null);
  const [ofMessages, ofOrders] = [
    await messageNotices(
      db,
      alive.filter(({ type }) => type === 'message'),
    ),
    await orderNotices(
      db,
      alive.filter(({ type }) => type === 'order'),
    ),
  ];
  return new Map([...ofMessages, ...ofOrders]);
}

async function messageNotices(db: Queries, deliveries: readonly Delivery[]) {
  const wanted = deliveries.flatMap(({ topicId, messageId }) =>
    topicId === null || messageId === null ? [] : [{ topicId, id: messageId }],
  );
  const rows = new Map((await messagesById(db, wanted)).map((row) => [row.id, row]));
  const [titles, marks] = [await groupTitles(db, deliveries), await readMarks(db, deliveries)];
  return deliveries.flatMap((delivery) => {
    const { role, tag, personId } = delivery;
    const row = rows.get(delivery.messageId ?? '');
    if (!row || (marks.get(`${personId} ${row.topicId}`) ?? 0) >= row.seq) return [];
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

async function groupTitles(db: Queries, deliveries: readonly Delivery[]) {
  const topicIds = [...new Set(deliveries.flatMap(({ topicId }) => topicId ?? []))];
  const rows = await sql<{ id: string; title: string }>`
    select id, title from topics where id = any(${topicIds}::uuid[]) and chat_type = 'group'`.execute(
    db,
  );
  return new Map(rows.rows.map(({ id, title }) => [id, title]));
}

async function readMarks(db: Queries, deliveries: readonly Delivery[]) {
  const rows = await sql<{ personId: string; topicId: string; readSeq: number }>`
    select m.person_id, m.topic_id, m.read_seq
    from unnest(
      ${deliveries.map(({ personId }) => personId)}::uuid[],
      ${deliveries.map(({ topicId }) => topicId)}::uuid[]) as wanted (person_id, topic_id)
    join topic_members m on m.person_id = wanted.person_id and m.topic_id = wanted.topic_id`.execute(
    db,
  );
  return new Map(rows.rows.map((row) => [`${row.personId} ${row.topicId}`, row.readSeq]));
}

async function orderNotices(db: Queries, deliveries: readonly Delivery[]) {
  const orderIds = deliveries.flatMap(({ orderId }) => orderId ?? []);
  const rows = await sql<{ id: string; deliveryStatus: string }>`
    select id, delivery_status from orders where id = any(${orderIds})`.execute(db);
  const now = new Map(rows.rows.map(({ id, deliveryStatus }) => [id, deliveryStatus]));
  return deliveries.flatMap((delivery) => {
    const { orderId, deliveryStatus: status, tag } = delivery;
    if (orderId === null || !isNotifiable(status) || now.get(orderId) !== status) return [];
    const { title, body } = messages.order[status];
    const path = `/u/order-details/${orderId}`;
    const notice: PushNotice = { kind: 'order', title, body: body(orderId), path, tag };
    return [[delivery, notice] as const];
  });
}
