-- Version of what only the operator changes: players with their accounts, products and group topics. Processes keep these in memory while
-- the version, which each request reads with its session, stays the same. It is random and never repeats: after a
-- failover to a standby that lacked the last change, a counter would give the same number to other content.
create table club_content (
  only_row boolean primary key default true check (only_row),
  version uuid not null default gen_random_uuid()
);
insert into club_content default values;

create function change_club_content() returns trigger language plpgsql as $$
begin
  update club_content set version = gen_random_uuid();
  return null;
end
$$;

create trigger players_change_content after insert or update or delete or truncate on players
  for each statement execute function change_club_content();
create trigger products_change_content after insert or update or delete or truncate on products
  for each statement execute function change_club_content();
create trigger topics_truncate_content after truncate on topics
  for each statement execute function change_club_content();
-- Each message updates its topic, and each first message inserts a private one: neither may lock the version.
create trigger topics_insert_content after insert on topics
  for each row when (new.chat_type = 'group') execute function change_club_content();
create trigger topics_delete_content after delete on topics
  for each row when (old.chat_type = 'group') execute function change_club_content();
create trigger topics_update_content after update of chat_type, title, created_at on topics
  for each row when (new.chat_type = 'group' or old.chat_type = 'group') execute function change_club_content();
-- A password is changed often, the player of an account never.
create trigger accounts_change_content after insert or delete or truncate or update of player_id on player_accounts
  for each statement execute function change_club_content();
