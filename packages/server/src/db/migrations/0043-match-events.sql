alter table events drop constraint events_type_check;
alter table events add constraint events_type_check
  check (type in (
    'message', 'changed', 'deleted', 'read', 'order', 'restock', 'matches', 'sanction', 'report', 'signedOut'
  ));

-- Calendars compare it. A version of the server that does not know it changes it, too.
alter table matches add column changed_at timestamptz not null default now();
create function note_match_change() returns trigger language plpgsql as $$
begin
  new.changed_at := clock_timestamp();
  return new;
end
$$;
create trigger matches_note_change before update on matches
  for each row execute function note_match_change();

-- Every change is told to all fans, also one by a command or by a version that does not know the event. At the end of
-- the transaction: the row that numbers events is locked last (writeEvent). Once per transaction: a file changes many.
create function write_matches_event() returns trigger language plpgsql as $$
begin
  if current_setting('homestand.matches_event', true) = 'written' then
    return null;
  end if;
  perform set_config('homestand.matches_event', 'written', true);
  with head as (update event_head set last_id = last_id + 1 returning last_id)
  insert into events (id, type, data) select last_id, 'matches', '{}' from head;
  return null;
end
$$;
create constraint trigger matches_write_event after insert or update or delete on matches
  deferrable initially deferred for each row execute function write_matches_event();
