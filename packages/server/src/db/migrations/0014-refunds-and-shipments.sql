-- Money that goes back to a customer, and goods that come back. A refund of a payment that matches no order has no row:
-- its whole payment is refund_due.
create table refunds (
  id uuid primary key,
  order_id text not null references orders,
  -- Null if the money was taken at the counter, or none goes back.
  payment_id uuid references payments,
  -- gateway: made at the gateway itself, and found there.
  kind text not null check (kind in ('refund', 'cancel', 'take_back', 'gateway')),
  amount bigint not null check (amount >= 0),
  -- card: by the gateway. Null if no money goes back.
  means text check (means in ('card', 'cash', 'other')),
  -- failed: the gateway has refused it, and staff decide how the money goes back.
  state text not null check (state in ('due', 'failed', 'done')),
  -- The code with which the gateway refused it last.
  failure text,
  -- How often it was started again; part of the key at the gateway.
  attempt int not null default 0,
  reason text,
  -- Null if a command or the gateway made it.
  staff_id uuid references staff,
  created_at timestamptz not null default clock_timestamp(),
  done_at timestamptz,
  check ((state = 'done') = (done_at is not null)),
  check ((amount = 0) = (means is null)),
  check (means is distinct from 'card' or payment_id is not null)
);
create index refunds_of_order on refunds (order_id, created_at);
create index open_refunds on refunds (payment_id) where state <> 'done';
create index refunds_of_payment on refunds (payment_id);

-- Goods that came back with a refund.
create table refund_items (
  refund_id uuid not null references refunds,
  product_id int not null,
  quantity int not null check (quantity > 0),
  primary key (refund_id, product_id)
);

-- The refund that a change of an order belongs to, and its state after the change.
alter table order_changes
  add column refund_id uuid references refunds,
  add column refund_state text check (refund_state in ('due', 'failed', 'done'));

-- Who brings the goods. Null if it is unknown, as for what was shipped before.
alter table orders add column carrier text check (carrier in ('yamato', 'sagawa', 'japan_post', 'other'));
alter table order_changes add column carrier text;
