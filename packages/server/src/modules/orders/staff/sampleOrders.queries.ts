import { sql } from 'kysely';
import type { Queries } from '../../../db/database.ts';
import type { StaffOrderState } from '../../../db/schema.ts';

export type SampleOrder = {
  id: string;
  name: string;
  state: StaffOrderState;
  paymentMethod: 'credit_card' | 'at_pickup';
  pieces: number;
};

/** Open pickups of both ways to pay, and one order for each other answer of the counter; newest first. */
export async function sampleOrders(db: Queries, maxOpen: number): Promise<SampleOrder[]> {
  const { rows } = await sql<SampleOrder>`
    select o.id, o.name, o.state, o.payment_method,
      (select coalesce(sum(quantity), 0)::int4 from order_items where order_id = o.id and product_id > 0) as pieces
    from (
      select *, row_number() over (
        partition by state, case state when 'pending' then payment_method end
        order by created_at desc, id desc) as place
      from orders where state <> 'shipped') o
    where o.place <= case o.state when 'pending' then ${maxOpen}::int4 else 1 end
    order by o.state <> 'pending', o.payment_method desc, o.created_at desc, o.id desc`.execute(db);
  return rows;
}
