-- Each time that staff cancel or postpone a match together with its orders: an undo restores what was before, and each fan
-- is notified once.
create table match_call_offs (
  id uuid primary key,
  match_id int not null references matches,
  state text not null check (state in ('postponed', 'canceled')),
  state_before text not null check (state_before in ('planned', 'on', 'postponed', 'canceled')),
  -- The match at whose counter the orders are picked up instead; null if they stay.
  target_id int references matches,
  staff_id uuid references staff,
  called_off_at timestamptz not null default clock_timestamp(),
  undone_at timestamptz,
  constraint orders_move_to_another_match check (target_id <> match_id)
);
create index match_call_offs_of_match on match_call_offs (match_id, called_off_at);
create index match_call_offs_of_target on match_call_offs (target_id);

-- The orders that a match had.
create table match_call_off_orders (
  call_off_id uuid references match_call_offs on delete cascade,
  order_id text references orders on delete cascade,
  -- When the fan of the order was notified.
  notified_at timestamptz,
  primary key (call_off_id, order_id)
);
create index match_call_offs_of_order on match_call_off_orders (order_id);

alter table events drop constraint events_type_check;
alter table events add constraint events_type_check
  check (type in (
    'message', 'changed', 'deleted', 'read', 'order', 'restock', 'matches', 'matchCalledOff', 'sanction', 'report',
    'signedOut'
  ));
