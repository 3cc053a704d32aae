-- What staff have read is deleted after a year, what they have changed never: readings are named by these verbs.
create function refuse_log_deletion() returns trigger language plpgsql as $$
begin
  if old.action !~ '^(list|read|search|download|preview)_' or old.at > now() - interval '1 year' then
    raise exception 'The staff log cannot be changed.';
  end if;
  return old;
end
$$;

drop trigger staff_log_is_append_only on staff_log;
create trigger staff_log_is_append_only before update or truncate on staff_log
  for each statement execute function refuse_log_change();
create trigger staff_log_keeps_changes before delete on staff_log
  for each row execute function refuse_log_deletion();

-- A used code is kept until it expires: the phone whose answer was lost asks again, and becomes the same desk.
alter table desk_codes
  add column desk_id uuid references staff,
  add column device_id text,
  add check ((desk_id is null) = (device_id is null));
