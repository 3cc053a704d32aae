import { type RawBuilder, sql } from 'kysely';
import type { Queries } from '../../../db/database.ts';
import { momentOf } from '../../../db/day.queries.ts';
import { handOverInForce } from '../../counter/index.ts';
import type { MatchRow } from '../matches.queries.ts';

/** The match at whose counter an order waits. */
type OtherMatch = Pick<MatchRow, 'day' | 'opponent' | 'ground' | 'state'> & { matchId: number };

export type PackedState = 'open' | 'handed_over' | 'dropped' | 'moved';

type PackedItem = {
  productId: number;
  productName: string;
  optionId: number | null;
  optionLabel: string | null;
  quantity: number;
};

export type PackedOrderRow = {
  id: string;
  userId: string;
  name: string;
  state: PackedState;
  /** Yen still to be paid at the counter. */
  due: number;
  /** Where an order waits now that was moved when the match was called off. */
  movedTo: OtherMatch | null;
  items: PackedItem[];
  totalCount: number;
};

/** When an order was canceled or refunded as a whole. */
const droppedAt = sql`(
  select min(c.changed_at) from order_changes c
  where c.order_id = o.id and (c.delivery_status = 'canceled' or c.payment_status in ('refund_due', 'refunded')))`;

const isDropped = sql`(o.delivery_status = 'canceled' or o.payment_status in ('refund_due', 'refunded'))`;

/**
 * The orders of a match as `packed`, and their goods as `lines`. What was canceled or refunded before the day of the match
 * was not packed. What was refunded after the hand-over was packed and handed over.
 */
const packedOf = ({ id, day }: { id: number; day: string }): RawBuilder<unknown> => sql`
  packed as (
    select o.id, o.user_id, o.name, o.match_id, o.payment_status, o.total_price, h.changed_at as handed_over_at,
      case when o.delivery_status = 'received' then 'handed_over' when ${isDropped} then 'dropped'
        when o.match_id = ${id} then 'open' else 'moved' end as state
    from orders o ${handOverInForce}
    where o.delivery_method = 'venue' and o.payment_status in ('at_pickup', 'paid', 'refund_due', 'refunded')
      and o.id in (
        select id from orders where match_id = ${id}
        union
        select c.order_id from match_call_off_orders c join match_call_offs k on k.id = c.call_off_id
        where k.match_id = ${id} and k.undone_at is null)
      and (o.match_id = ${id} or o.delivery_status <> 'received')
      and (o.delivery_status = 'received' or not ${isDropped} or ${droppedAt} >= ${momentOf(sql`${day}::date`)})),
  lines as (
    select i.*, r.dropped,
      i.ordered - case when i.state = 'dropped' then r.refunded - r.dropped else r.refunded end as quantity
    from (
      select p.id as order_id, p.state, p.handed_over_at, i.product_id, i.option_id, min(i.line) as line,
        min(i.product_name) as product_name, min(i.option_label) as option_label, sum(i.quantity)::int as ordered
      from packed p join order_items i on i.order_id = p.id and i.product_id > 0
      group by p.id, p.state, p.handed_over_at, i.product_id, i.option_id) i
    cross join lateral (
      select least(i.ordered, coalesce(sum(ri.quantity), 0))::int as refunded,
        least(i.ordered, coalesce(sum(ri.quantity) filter (
          where r.created_at >= ${momentOf(sql`${day}::date`)}), 0))::int as dropped
      from refunds r join refund_items ri on ri.refund_id = r.id
      where r.order_id = i.order_id and ri.product_id = i.product_id
        and ri.option_id is not distinct from i.option_id and r.amount > 0
        and r.created_at < coalesce(i.handed_over_at, 'infinity')) r)`;

/** Orders of a match by their numbers. */
export async function packedOrders(
  db: Queries,
  match: { id: number; day: string },
  most: number,
): Promise<PackedOrderRow[]> {
  const { rows } = await sql<PackedOrderRow>`
    with ${packedOf(match)}
    select p.id, p.user_id, p.name, p.state,
      case when p.state = 'open' and p.payment_status = 'at_pickup' then p.total_price else 0 end as due,
      (select json_build_object('matchId', m.id, 'day', to_char(m.day, 'YYYY-MM-DD'), 'opponent', m.opponent,
          'ground', m.ground, 'state', m.state)
        from matches m where p.state = 'moved' and m.id = p.match_id) as moved_to,
      coalesce((select json_agg(json_build_object('productId', l.product_id, 'productName', l.product_name,
          'optionId', l.option_id, 'optionLabel', l.option_label, 'quantity', l.quantity) order by l.line)
        from lines l where l.order_id = p.id and l.quantity > 0), '[]') as items,
      count(*) over ()::int as total_count
    from packed p order by p.id limit ${most}`.execute(db);
  return rows;
}

export type PackedGoodsRow = {
  productId: number;
  productName: string;
  optionId: number | null;
  optionLabel: string;
  open: number;
  handedOver: number;
  dropped: number;
  moved: number;
  /** Pieces in the club's hands that no order holds; null for what is not counted or not sold at booths. */
  free: number | null;
};

/** The goods of the orders of a match, and those of which a booth has pieces to sell, in the order of the shop. */
export async function packedGoods(
  db: Queries,
  match: { id: number; day: string },
): Promise<PackedGoodsRow[]> {
  const { rows } = await sql<PackedGoodsRow>`
    with ${packedOf(match)},
    ordered as (
      select product_id, option_id,
        coalesce(sum(quantity) filter (where state = 'open'), 0)::int as open,
        coalesce(sum(quantity) filter (where state = 'handed_over'), 0)::int as handed_over,
        coalesce(sum(quantity) filter (where state = 'moved'), 0)::int as moved,
        sum(case when state = 'dropped' then quantity else dropped end)::int as dropped
      from lines group by product_id, option_id),
    goods as (
      select p.id as product_id, p.name as product_name, p.place as product_place, o.label, o.place,
        o.id as shown_id, nullif(o.label, '') is not null as is_option,
        case when p.retired_at is null and p.external_link_url is null and p.delivery_period is null
          and o.retired_at is null then s.on_hand - s.held end as free
      from products p join product_options o on o.product_id = p.id left join stock s on s.option_id = o.id)
    select g.product_id, g.product_name, case when g.is_option then g.shown_id end as option_id, g.label as option_label,
      coalesce(d.open, 0) as open, coalesce(d.handed_over, 0) as handed_over, coalesce(d.dropped, 0) as dropped,
      coalesce(d.moved, 0) as moved, g.free
    from goods g left join ordered d on d.product_id = g.product_id
      and d.option_id is not distinct from case when g.is_option then g.shown_id end
    where d.product_id is not null or g.free > 0
    order by g.product_place, g.product_id, g.place, g.shown_id`.execute(db);
  return rows;
}
