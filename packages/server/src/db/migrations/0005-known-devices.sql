-- Devices that have signed in to an account: their wrong passwords are counted separately.
create table known_devices (
  account_id uuid not null references player_accounts on delete cascade,
  device_hash bytea not null,
  used_at timestamptz not null default now(),
  primary key (account_id, device_hash)
);
create index known_devices_by_age on known_devices (used_at);
insert into known_devices (account_id, device_hash, used_at)
  select s.person_id, sha256(convert_to(s.device_id, 'UTF8')), max(s.used_at)
  from sessions s join player_accounts a on a.id = s.person_id
  where s.role = 'player'
  group by 1, 2;
