-- A hand-over that a counter made without the server: the time there and the key under which it was sent, so that it is
-- found again by whoever sends it, after a new sign-in, too.
alter table order_changes
  add column desk_at timestamptz,
  add column hand_over_key text;
create index order_changes_by_key on order_changes (order_id, hand_over_key) where hand_over_key is not null;

-- Goods that left a counter without the server, and whose order was not open any more when the server learned of it.
create table refused_hand_overs (
  id uuid primary key,
  order_id text not null references orders,
  hand_over_key text,
  refused_at timestamptz not null default clock_timestamp(),
  desk_at timestamptz not null,
  -- State of the order at that time, or payment_differs.
  reason text not null,
  staff_id uuid not null references staff,
  session_id uuid not null,
  means text check (means in ('cash', 'other')),
  amount bigint,
  unique (order_id, hand_over_key)
);
create index refused_hand_overs_by_time on refused_hand_overs (refused_at desc, id desc);

-- What changed since a counter last asked.
create index pickups_by_change on orders (greatest(updated_at, memo_changed_at)) where delivery_method = 'venue';
