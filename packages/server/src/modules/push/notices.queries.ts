import type { Carrier } from '@homestand/api-client/carriers';
import { sql } from 'kysely';
import type { Queries } from '../../db/database.ts';
import type { Delivery } from './deliveries.queries.ts';

export async function groupTitles(db: Queries, deliveries: readonly Delivery[]) {
  const topicIds = [...new Set(deliveries.flatMap(({ topicId }) => topicId ?? []))];
  const rows = await sql<{ id: string; title: string }>`
    select id, title from topics where id = any(${topicIds}::uuid[]) and chat_type = 'group'`.execute(
    db,
  );
  return new Map(rows.rows.map(({ id, title }) => [id, title]));
}

export async function readMarks(db: Queries, deliveries: readonly Delivery[]) {
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

type Delivered = { deliveryStatus: string; carrier: Carrier | null; trackingNumber: string | null };

/** How orders are delivered now. */
export async function deliveriesOf(
  db: Queries,
  orderIds: readonly string[],
): Promise<Map<string, Delivered>> {
  const rows = await sql<Delivered & { id: string }>`
    select id, delivery_status, carrier, tracking_number from orders
    where id = any(${orderIds})`.execute(db);
  return new Map(rows.rows.map(({ id, ...delivered }) => [id, delivered]));
}

/** The amounts of refunds that are back. */
export async function refundAmounts(
  db: Queries,
  refundIds: readonly string[],
): Promise<Map<string, number>> {
  const { rows } = await sql<{ id: string; amount: number }>`
    select id, amount from refunds where id = any(${refundIds}::uuid[]) and amount > 0`.execute(db);
  return new Map(rows.map(({ id, amount }) => [id, amount]));
}

type HeroFacts = {
  matchId: number;
  kind: 'winningPitcher' | 'hero';
  playerId: number;
  playerName: string;
  opponent: string;
  result: string | null;
};

/** Whom staff have chosen for these matches, as it stands now. */
export async function heroesOfMatches(
  db: Queries,
  matchIds: readonly number[],
): Promise<HeroFacts[]> {
  const { rows } = await sql<HeroFacts>`
    select h.match_id, h.kind, h.player_id, p.name_japanese as player_name, m.opponent, m.result
    from match_heroes h
    join matches m on m.id = h.match_id and m.state = 'finished'
    join players p on p.id = h.player_id
    where h.match_id = any(${matchIds}::int[])`.execute(db);
  return rows;
}

type SoldGoods = { optionId: number; productId: number; name: string; label: string };

/** Those of these options that are sold, by number. */
export async function soldGoods(
  db: Queries,
  optionIds: readonly number[],
): Promise<Map<number, SoldGoods>> {
  const { rows } = await sql<SoldGoods>`
    select o.id as option_id, p.id as product_id, p.name, o.label
    from product_options o join products p on p.id = o.product_id
    where o.id = any(${optionIds}::int[]) and o.retired_at is null and p.on_sale`.execute(db);
  return new Map(rows.map((row) => [row.optionId, row]));
}

export type CallOffNoticeRow = {
  callOffId: string;
  userId: string;
  state: 'postponed' | 'canceled';
  day: string;
  target: { day: string; ground: string } | null;
  /** Orders of the fan that wait where they were moved to. */
  orderIds: string[];
};

/** What the notices to these fans say now; nothing of a match that takes place again, or of orders that do not wait. */
export async function callOffNoticeRows(
  db: Queries,
  recipients: readonly { callOffId: string; userId: string }[],
): Promise<CallOffNoticeRow[]> {
  const { rows } = await sql<CallOffNoticeRow>`
    select c.id as call_off_id, r.user_id, c.state, to_char(m.day, 'YYYY-MM-DD') as day,
      case when t.id is not null then
        json_build_object('day', to_char(t.day, 'YYYY-MM-DD'), 'ground', t.ground) end as target,
      waiting.ids as order_ids
    from unnest(
      ${recipients.map(({ callOffId }) => callOffId)}::uuid[],
      ${recipients.map(({ userId }) => userId)}::uuid[]) as r (call_off_id, user_id)
    join match_call_offs c on c.id = r.call_off_id
    join matches m on m.id = c.match_id and m.state = c.state
    left join matches t on t.id = c.target_id
    cross join lateral (
      select array_agg(orders.id order by orders.id) as ids
      from match_call_off_orders l join orders on orders.id = l.order_id
      where l.call_off_id = c.id and orders.user_id = r.user_id
        and orders.match_id = coalesce(c.target_id, c.match_id) and orders.delivery_method = 'venue'
        and orders.delivery_status = 'pending' and orders.payment_status in ('at_pickup', 'paid')) waiting
    where waiting.ids is not null and (t.id is null or t.state not in ('canceled', 'postponed'))`.execute(
    db,
  );
  return rows;
}
