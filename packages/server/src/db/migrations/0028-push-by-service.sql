-- The push service of a browser: each has its own queue, so that a slow one delays only its own. Rows that processes
-- of the version before write have none; they share one.
alter table push_subscriptions add column host text not null generated always as (split_part(endpoint, '/', 3)) stored;
alter table push_deliveries add column host text not null default '';
update push_deliveries d set host = s.host from push_subscriptions s where s.endpoint_hash = d.endpoint_hash;
create index push_deliveries_waiting on push_deliveries (host, due_at) where event_id is not null;
