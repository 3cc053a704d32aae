-- Fans who asked to be told when an option can be ordered again; of what is sold as one it is the plain option.
create table stock_notices (
  user_id uuid not null references users on delete cascade,
  option_id int not null references product_options on delete cascade,
  asked_at timestamptz not null default clock_timestamp(),
  -- Null while the fan waits.
  notified_at timestamptz,
  primary key (user_id, option_id)
);
create index stock_notices_of_option on stock_notices (option_id, notified_at, asked_at);

alter table events drop constraint events_type_check;
alter table events add constraint events_type_check
  check (type in ('message', 'changed', 'deleted', 'read', 'order', 'restock', 'sanction', 'report', 'signedOut'));
