-- Texts that somebody typed, and that may name a person, stand beside the staff log, where an erasure can empty them.
-- The log keeps a hash of each with a salt that is emptied with it: without the salt nobody can guess the text.
create table staff_log_texts (
  entry_id uuid not null references staff_log on delete cascade deferrable initially deferred,
  side text not null check (side in ('before', 'after', 'reason')),
  field text not null,
  -- Both null once emptied.
  salt uuid,
  content text,
  primary key (entry_id, side, field),
  check ((salt is null) = (content is null))
);

create function log_text_hash(salt uuid, content text) returns text language sql immutable as $$
  select encode(sha256(uuid_send(salt) || convert_to(content, 'UTF8')), 'hex')
$$;

-- Stores one text beside its entry and returns what the log keeps.
create function store_log_text_beside(entry uuid, side text, field text, content text) returns jsonb language plpgsql as $$
declare
  salt uuid := gen_random_uuid();
begin
  insert into staff_log_texts values (entry, side, field, salt, content);
  return jsonb_build_object('hash', log_text_hash(salt, content));
end
$$;

create function store_log_texts_beside(entry uuid, side text, fields jsonb) returns jsonb language plpgsql as $$
declare
  field text;
begin
  foreach field in array array['memo', 'query', 'order', 'fan', 'person'] loop
    if jsonb_typeof(fields -> field) = 'string' and fields ->> field <> '' then
      fields := jsonb_set(fields, array[field], store_log_text_beside(entry, side, field, fields ->> field));
    end if;
  end loop;
  return fields;
end
$$;

-- The fields as they were typed; `erased` for what was emptied, `altered` for what is not what the log has the hash of.
create function log_fields(entry uuid, of_side text, fields jsonb) returns jsonb language sql stable as $$
  select coalesce(jsonb_object_agg(f.key, case
    when jsonb_typeof(f.value) is distinct from 'object' or not f.value ? 'hash' then f.value
    when t.entry_id is not null and t.content is null then '{"erased": true}'
    when log_text_hash(t.salt, t.content) = f.value ->> 'hash' then to_jsonb(t.content)
    else '{"altered": true}'
  end), fields)
  from jsonb_each(fields) f
  left join staff_log_texts t on t.entry_id = entry and t.side = of_side and t.field = f.key
$$;

create view staff_log_as_written as
  select l.id, l.at, l.staff_id, l.staff_name, l.session_id, l.device_id, l.action, l.order_ids, l.fan_ids, l.account_id,
    log_fields(l.id, 'before', l.before) as before,
    log_fields(l.id, 'after', l.after) as after,
    case when l.reason <> '' then
      log_fields(l.id, 'reason', jsonb_build_object('reason', jsonb_build_object('hash', l.reason)))
    end as reason
  from staff_log l;

-- Also for what processes of the version before write.
create function store_texts_of_entry_beside() returns trigger language plpgsql as $$
begin
  new.before := store_log_texts_beside(new.id, 'before', new.before);
  new.after := store_log_texts_beside(new.id, 'after', new.after);
  if new.reason <> '' then
    new.reason := store_log_text_beside(new.id, 'reason', 'reason', new.reason) ->> 'hash';
  end if;
  return new;
end
$$;
create trigger staff_log_texts_are_beside before insert on staff_log
  for each row execute function store_texts_of_entry_beside();

drop trigger staff_log_is_append_only on staff_log;
update staff_log set
  before = store_log_texts_beside(id, 'before', before),
  after = store_log_texts_beside(id, 'after', after),
  reason = case when reason <> ''
    then store_log_text_beside(id, 'reason', 'reason', reason) ->> 'hash' else reason end
where reason <> ''
  or before ?| array['memo', 'query', 'order', 'fan', 'person']
  or after ?| array['memo', 'query', 'order', 'fan', 'person'];
-- The references that the moved texts have to their entries are checked now: the table cannot be changed before.
set constraints all immediate;
create trigger staff_log_is_append_only before update or truncate on staff_log
  for each statement execute function refuse_log_change();

-- A text can be emptied, and goes with its entry; nothing else.
create function refuse_log_text_change() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and (new.entry_id, new.side, new.field) = (old.entry_id, old.side, old.field)
    and new.salt is null and new.content is null then
    return new;
  end if;
  if tg_op = 'DELETE' and not exists (select from staff_log where id = old.entry_id) then
    return old;
  end if;
  raise exception 'The staff log cannot be changed.';
end
$$;
create trigger staff_log_texts_can_be_emptied before update or delete on staff_log_texts
  for each row execute function refuse_log_text_change();
create trigger staff_log_texts_stay before truncate on staff_log_texts
  for each statement execute function refuse_log_change();
