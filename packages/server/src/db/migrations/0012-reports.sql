-- Hidden by staff: the message keeps its number and its text, and everyone sees one sentence instead.
alter table messages add column hidden_at timestamptz;

-- Messages that were reported: one row for each message, with the decision of staff.
create table reported_messages (
  id uuid primary key,
  topic_id uuid not null,
  seq bigint not null,
  -- As reported: its sender may delete the message before staff see it. Emptied by the decision.
  content text not null,
  -- The first report since the last decision.
  reported_at timestamptz not null default clock_timestamp(),
  decided_at timestamptz,
  decision text check (decision in ('hide', 'pass')),
  decided_by uuid references staff,
  unique (topic_id, seq),
  foreign key (topic_id, seq) references messages,
  check ((decided_at is null) = (decision is null))
);
create index open_reported_messages on reported_messages (reported_at, id) where decided_at is null;
create index decided_reported_messages on reported_messages (decided_at desc, id desc) where decided_at is not null;

-- Who reported what, and why. The reporter does not see the message any more.
create table message_reports (
  reporter_id uuid not null,
  topic_id uuid not null,
  seq bigint not null,
  reporter_type text not null check (reporter_type in ('user', 'player')),
  reason text not null
    check (reason in ('harassment', 'whereabouts', 'advertising', 'indecent', 'impersonation', 'other')),
  note text not null default '',
  created_at timestamptz not null default clock_timestamp(),
  primary key (reporter_id, topic_id, seq),
  foreign key (topic_id, seq) references reported_messages (topic_id, seq)
);
create index message_reports_of_message on message_reports (topic_id, seq);

-- What staff decided about a fan; the reason is what the fan reads.
create table fan_sanctions (
  id uuid primary key,
  user_id uuid not null references users,
  kind text not null check (kind in ('warn', 'mute', 'suspend')),
  reason text not null,
  created_at timestamptz not null default clock_timestamp(),
  ends_at timestamptz,
  report_id uuid not null references reported_messages,
  staff_id uuid not null references staff,
  -- The fan has confirmed to have read it.
  seen_at timestamptz,
  lifted_at timestamptz,
  check ((kind = 'warn') = (ends_at is null))
);
create index fan_sanctions_of_user on fan_sanctions (user_id, created_at desc);
create index fan_sanctions_of_report on fan_sanctions (report_id);

alter table events drop constraint events_type_check;
alter table events add constraint events_type_check
  check (type in ('message', 'changed', 'deleted', 'read', 'order', 'sanction', 'signedOut'));
