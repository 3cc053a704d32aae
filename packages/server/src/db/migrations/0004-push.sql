-- The server's own key pair, used if the settings have none.
create table push_keys (
  only_row boolean primary key default true check (only_row),
  public_key text not null,
  private_key text not null
);

-- Which notifications a person wants; without a row, all.
create table push_settings (
  person_id uuid primary key,
  messages boolean not null,
  orders boolean not null
);

-- A browser is notified only while the session with which it subscribed exists.
alter table push_subscriptions add column session_id uuid;

-- The last event for which deliveries were created. The lock on this row serializes the processes.
create table push_head (
  only_row boolean primary key default true check (only_row),
  last_id bigint not null
);
insert into push_head (last_id) select last_id from event_head;

-- One row for each browser and tag: a newer event replaces an older one. A row without an event was delivered,
-- and delays the next event until the quiet period is over.
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

-- The last notified status of an order: other changes to the order do not notify the same status again.
create table push_told_orders (
  order_id text primary key,
  delivery_status text not null
);
insert into push_told_orders (order_id, delivery_status)
  select id, delivery_status from orders where delivery_status in ('shipped', 'received', 'canceled');
