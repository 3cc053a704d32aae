-- What happened to an order: one row for each change of its statuses or its tracking number.
create table order_changes (
  order_id text not null references orders,
  id uuid not null,
  changed_at timestamptz not null default now(),
  delivery_status text not null,
  payment_status text not null,
  tracking_number text,
  reason text,
  primary key (order_id, id)
);

-- Of earlier changes only the last one is known.
insert into order_changes (order_id, id, changed_at, delivery_status, payment_status, tracking_number)
  select id, gen_random_uuid(), updated_at, delivery_status, payment_status, tracking_number
  from orders where updated_at > created_at;

-- A retired player keeps the row, which threads, cards and favorites refer to, and frees the number.
alter table players add column retired_at timestamptz;
alter table players drop constraint players_jersey_number_key;
create unique index active_players_by_number on players (jersey_number) where retired_at is null;
