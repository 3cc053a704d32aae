-- Cash that a person has counted in a till: what lies in it before the first fan, and what lies in it later. The newest row of
-- each kind is the one that counts; rows are only added, so that who counted what and when stays.
create table till_counts (
  id uuid primary key,
  at timestamptz not null default clock_timestamp(),
  -- The day in Tokyo to which it belongs.
  day date not null,
  till_id uuid not null references staff,
  kind text not null check (kind in ('float', 'count')),
  amount bigint not null check (amount >= 0),
  -- Of a count: what had to be in the till at this moment. Hand-overs that arrive later change that sum, not this one.
  expected bigint,
  staff_id uuid not null references staff,
  check ((kind = 'count') = (expected is not null))
);
create index till_counts_of_day on till_counts (day, till_id, at);
create trigger till_counts_are_append_only before update or delete or truncate on till_counts
  for each statement execute function refuse_till_change();
