-- When the next step of an unsettled payment is due, and its lease. An older release, which does not know
-- these columns, inserts the defaults: its payments are looked up within a minute.
alter table payments
  add column phase text check (phase in ('starting', 'paying', 'not_charged', 'challenge', 'unknown', 'refund_due')),
  add column phase_at timestamptz not null default now(),
  add column next_step_at timestamptz,
  add column last_step_at timestamptz,
  add column step_leased_until timestamptz,
  add column step_attempts int not null default 0;
update payments set next_step_at = now() where state in ('started', 'awaiting', 'refund_due');
alter table payments alter column next_step_at set default now() + interval '1 minute';
create index payments_next_step on payments (next_step_at) where next_step_at is not null;

-- Money was taken that does not match the order: it is refunded, and the order is not placed.
alter table orders drop constraint orders_payment_status_check;
alter table orders add constraint orders_payment_status_check
  check (payment_status in ('at_pickup', 'awaiting', 'paid', 'failed', 'canceled', 'refund_due', 'refunded'));
drop index orders_of_user;
create index orders_of_user on orders (user_id, created_at desc, id desc)
  where payment_status in ('at_pickup', 'paid', 'refund_due', 'refunded');

-- One row for each comparison of the gateway's charges with the orders.
create table payment_checks (
  id bigint generated always as identity primary key,
  -- True for the daily check by the server; others are run by hand.
  scheduled boolean not null,
  since timestamptz not null,
  started_at timestamptz not null default now(),
  finished_at timestamptz,
  compared int,
  differences jsonb not null default '[]'
);
create index payment_checks_by_time on payment_checks (started_at desc);
