-- Money at the counter: a row for each payment, each payment that an undone hand-over gives back, and each correction.
-- Rows are only added, so that the sum of a day that has passed stays as it was counted.
create table till_entries (
  id uuid primary key,
  at timestamptz not null default clock_timestamp(),
  -- The day in Tokyo to which it counts; a correction names its day.
  day date not null,
  -- The desk or the person that took the money, who gives it back after an undo.
  till_id uuid not null references staff,
  kind text not null check (kind in ('payment', 'undo', 'correction')),
  order_id text references orders,
  means text not null check (means in ('cash', 'other')),
  -- Below zero for money that leaves the till.
  amount bigint not null check (amount <> 0),
  -- Of a correction: why, and who made it.
  reason text,
  staff_id uuid references staff,
  check ((kind = 'correction') = (order_id is null)),
  check ((kind = 'correction') = (reason is not null and staff_id is not null))
);
create index till_entries_of_day on till_entries (day, till_id, at) include (means, kind, amount);
create index till_entries_of_order on till_entries (order_id) where order_id is not null;
create function refuse_till_change() returns trigger language plpgsql as $$
begin
  raise exception 'The entries of a till cannot be changed.';
end
$$;
create trigger till_entries_are_append_only before update or delete or truncate on till_entries
  for each statement execute function refuse_till_change();

-- The payments so far, and those given back by a later change to another status.
insert into till_entries (id, at, day, till_id, kind, order_id, means, amount)
  select id, changed_at, (changed_at at time zone 'Asia/Tokyo')::date, staff_id, 'payment', order_id, means, amount
  from order_changes where means is not null and amount > 0 and staff_id is not null;
insert into till_entries (id, at, day, till_id, kind, order_id, means, amount)
  select gen_random_uuid(), u.changed_at, (u.changed_at at time zone 'Asia/Tokyo')::date, t.till_id, 'undo', t.order_id,
    t.means, -t.amount
  from till_entries t
  join lateral (
    select c.changed_at from order_changes c
    where c.order_id = t.order_id and c.delivery_status <> 'received' and (c.changed_at, c.id) > (t.at, t.id)
    order by c.changed_at, c.id limit 1) u on true;

-- Today's hand-overs without those that were refunded since, which changes the time of the order.
drop index handed_over_pickups;
create index handed_over_pickups on orders (updated_at)
  where delivery_method = 'venue' and delivery_status = 'received' and payment_status in ('at_pickup', 'paid');

-- Payments and refunds that may need a person.
create index unsettled_orders on orders (state, updated_at) where state in ('payment_pending', 'refund_due');

-- Sales by card, summed from the index alone.
create index paid_orders on orders (created_at) include (total_price) where payment_status = 'paid';

-- When calls of services outside the server last succeeded and failed, of all processes.
create table external_services (
  name text primary key,
  worked_at timestamptz,
  failed_at timestamptz,
  -- The first failure since the last success.
  failing_since timestamptz
);

-- A message was reported, or its report decided: for the event stream of staff.
alter table events drop constraint events_type_check;
alter table events add constraint events_type_check
  check (type in ('message', 'changed', 'deleted', 'read', 'order', 'sanction', 'report', 'signedOut'));
