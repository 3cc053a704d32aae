-- The winning pitcher and the hero of a finished match, and how far the one notice to the fans of the player has come.
create table match_heroes (
  match_id int not null references matches on delete cascade,
  kind text not null check (kind in ('winningPitcher', 'hero')),
  -- Null if the choice was taken back.
  player_id int references players,
  -- The last fan whose notice is written; they are notified in the order of their ids.
  notified_up_to uuid,
  notified_fans int not null default 0 check (notified_fans >= 0),
  -- When the last one was notified; from then on nobody else is.
  notified_at timestamptz,
  primary key (match_id, kind)
);
create index match_heroes_of_player on match_heroes (player_id);
create index if not exists users_of_favorite on users (favorite_player_id, id);

-- Fans see the names, and not how far the notice has come.
create trigger match_heroes_change_content after insert or update of player_id or delete on match_heroes
  for each statement execute function change_club_content();
create constraint trigger match_heroes_write_event after insert or update of player_id or delete on match_heroes
  deferrable initially deferred for each row execute function write_matches_event();

-- A version of the server that does not know the setting leaves it as it is.
alter table push_settings add column heroes boolean not null default true;

-- One more beside those that are there, whichever migration has added them.
do $$
declare
  types text := (select pg_get_constraintdef(oid) from pg_constraint where conname = 'events_type_check');
begin
  alter table events drop constraint events_type_check;
  execute 'alter table events add constraint events_type_check '
    || replace(types, '''matches''::text', '''matches''::text, ''matchHero''::text');
end
$$;
