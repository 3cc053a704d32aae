-- The server's own pair of keys, when no setting gives one.
create table push_keys (
  only_row boolean primary key default true check (only_row),
  public_key text not null,
  private_key text not null
);

-- Of what a person wants to be told; without a row, of everything.
create table push_settings (
  person_id uuid primary key,
  messages boolean not null,
  orders boolean not null
);

-- A browser is told only as long as the session it subscribed with lives.
alter table push_subscriptions add column session_id uuid;

-- Up to which event it is written down who is told. Whoever holds the row is the one that writes.
create table push_head (
  only_row boolean primary key default true check (only_row),
  last_id bigint not null
);
insert into push_head (last_id) select last_id from event_head;

-- One row for each browser and subject: newer news takes the place of older. Without an event it has been told,
-- and holds back what comes right after it.
create table push_deliveries (
  endpoint_hash bytea not null references push_subscriptions on delete cascade,
  tag text not null,
  event_id bigint,
  due_at timestamptz not null,
  leased_until timestamptz,
  attempts int not null default 0,
  primary key (endpoint_hash, tag)
);
create index push_deliveries_due on push_deliveries (due_at);

-- What the fan was told last of an order: another change of it is not told as the same news again.
create table push_told_orders (
  order_id text primary key,
  delivery_status text not null
);
insert into push_told_orders (order_id, delivery_status)
  select id, delivery_status from orders where delivery_status in ('shipped', 'received', 'canceled');
