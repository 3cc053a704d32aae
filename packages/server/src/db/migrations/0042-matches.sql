-- Games of the club. What is not fixed yet is null.
create table matches (
  id int generated always as identity primary key,
  -- The calendar day in the club's time zone; the match and its counter may end after midnight.
  day date not null,
  starts_at timestamptz,
  gates_at timestamptz,
  counter_from timestamptz,
  counter_to timestamptz,
  opponent text not null,
  ground text not null,
  state text not null default 'planned' check (state in ('planned', 'on', 'postponed', 'canceled', 'finished')),
  result text,
  card_id int references cards,
  -- Of what the form of the staff has, so that nobody overwrites what another person has saved meanwhile.
  version int not null default 1,
  -- The staff member of this version, of whom another one is told.
  changed_by uuid references staff,
  created_at timestamptz not null default now(),
  constraint counter_has_both_ends check ((counter_from is null) = (counter_to is null)),
  constraint counter_ends_after_it_begins check (counter_from < counter_to),
  constraint only_finished_matches_have_results check (result is null or state = 'finished')
);
create index matches_by_day on matches (day, id);
create index matches_of_card on matches (card_id);

-- The list of matches is kept in memory.
create trigger matches_change_content after insert or update or delete or truncate on matches
  for each statement execute function change_club_content();
