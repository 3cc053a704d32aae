-- When money was taken that a counter without the server reported later, and the day's last moment of what names an
-- earlier day. Null: at the time of the entry, as of all entries of the version before.
alter table till_entries add column happened_at timestamptz;
alter table till_counts add column happened_at timestamptz;

-- What belongs to a match is found by its time.
create index till_entries_by_time on till_entries (coalesce(happened_at, at)) include (till_id, means, kind, amount);
create index till_counts_by_time on till_counts (coalesce(happened_at, at));
create index booth_sales_by_time on booth_sales (coalesce(desk_at, recorded_at));
create index hand_overs_by_time on order_changes (coalesce(desk_at, changed_at)) where delivery_status = 'received';
create index refunds_by_time on refunds (created_at);

-- The page of a match as it was when somebody closed it. One that is closed again has another row.
create table match_closings (
  id uuid primary key,
  match_id int not null references matches,
  closed_at timestamptz not null,
  closed_by uuid not null references staff,
  figures jsonb not null,
  reopened_at timestamptz,
  reopened_by uuid references staff,
  constraint reopened_by_somebody check ((reopened_at is null) = (reopened_by is null))
);
create unique index closing_of_match on match_closings (match_id) where reopened_at is null;
