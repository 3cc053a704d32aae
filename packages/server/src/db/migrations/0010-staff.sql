-- The club's staff. The row of a removed person stays, because order history and staff log refer to it.
create table staff (
  id uuid primary key,
  name text not null,
  login_id text not null,
  password_hash text not null,
  role text not null check (role in ('desk', 'manager', 'owner')),
  created_at timestamptz not null default now(),
  removed_at timestamptz
);
create unique index active_staff_by_login on staff (login_id) where removed_at is null;

alter table sessions drop constraint sessions_role_check;
alter table sessions add constraint sessions_role_check
  check (role in ('user', 'player', 'desk', 'manager', 'owner'));
-- Accounts of players and of staff.
alter table known_devices drop constraint known_devices_account_id_fkey;

-- Who handed an order over or took it back, and what was paid at the counter. Empty for other changes, and for those
-- of the operator's commands.
alter table order_changes
  add column staff_id uuid references staff,
  add column session_id uuid,
  add column means text check (means in ('cash', 'other')),
  add column amount bigint;
create index order_changes_of_session on order_changes (session_id, changed_at desc) where session_id is not null;

-- The club's own note on an order, which the counter shows.
alter table orders add column memo text;

-- The counter reads open pickups, counts today's hand-overs, and searches by the end of the number.
create index open_pickups on orders (created_at desc, id desc)
  where delivery_method = 'venue' and delivery_status = 'pending' and payment_status in ('at_pickup', 'paid');
create index handed_over_pickups on orders (updated_at)
  where delivery_method = 'venue' and delivery_status = 'received';
create index orders_by_last_characters on orders (right(id, 6));

-- What staff did, and whose personal data they read; written in the transaction of the change.
create table staff_log (
  id uuid primary key,
  at timestamptz not null default clock_timestamp(),
  -- Null if the operator did it by a command.
  staff_id uuid references staff,
  staff_name text,
  session_id uuid,
  device_id text,
  action text not null,
  order_ids text[] not null default '{}',
  fan_ids uuid[] not null default '{}',
  -- The staff account that was changed.
  account_id uuid references staff,
  before jsonb,
  after jsonb,
  reason text
);
create index staff_log_of_staff on staff_log (staff_id, at desc);
create index staff_log_of_orders on staff_log using gin (order_ids);
create index staff_log_of_fans on staff_log using gin (fan_ids);

create function refuse_log_change() returns trigger language plpgsql as $$
begin
  raise exception 'The staff log cannot be changed.';
end
$$;
create trigger staff_log_is_append_only before update or delete or truncate on staff_log
  for each statement execute function refuse_log_change();
