-- A suspension may have no end; a mute has one.
alter table fan_sanctions drop constraint fan_sanctions_check;
alter table fan_sanctions add constraint fan_sanctions_check
  check (case kind when 'warn' then ends_at is null when 'mute' then ends_at is not null else true end);

-- Read with each call of a fan: a suspension leaves the session open, for what is paid.
create index suspensions_of_user on fan_sanctions (user_id) where kind = 'suspend' and lifted_at is null;
