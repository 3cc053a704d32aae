-- 来場スタンプ: a fan was at a match. The key is what makes repeats one.
create table match_visits (
  user_id uuid not null references users on delete cascade,
  match_id int not null references matches on delete cascade,
  code text not null check (code in ('rotating', 'printed')),
  -- When the phone read the code; a queue may have sent it days later.
  scanned_at timestamptz not null,
  created_at timestamptz not null default now(),
  primary key (user_id, match_id)
);
create index match_visits_of_match on match_visits (match_id);
