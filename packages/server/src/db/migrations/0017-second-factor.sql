-- The second factor of staff: passkeys, a one-time code of an app (TOTP), and recovery codes.
create table staff_passkeys (
  -- The credential's id in base64url, as browsers name it.
  id text primary key,
  staff_id uuid not null references staff,
  -- On which kind of device it was created.
  device_system text,
  public_key bytea not null,
  counter bigint not null,
  transports text[] not null default '{}',
  created_at timestamptz not null default now(),
  used_at timestamptz
);
create index staff_passkeys_of_staff on staff_passkeys (staff_id, created_at);

create table staff_totp (
  staff_id uuid primary key references staff,
  -- Encrypted with a key that is not in the database.
  secret bytea not null,
  created_at timestamptz not null default now(),
  -- Null until the first code of the app was right.
  confirmed_at timestamptz,
  -- The number of the last accepted period of 30 seconds: no code is accepted twice.
  used_step bigint not null default 0
);

create table staff_recovery_codes (
  code_hash bytea primary key,
  staff_id uuid not null references staff
);
create index staff_recovery_codes_of_staff on staff_recovery_codes (staff_id);

-- The random value that a passkey signs: used once, within a few minutes, by the session that asked for it.
create table staff_passkey_challenges (
  session_id uuid primary key,
  challenge text not null,
  expires_at timestamptz not null
);
create index staff_passkey_challenges_by_end on staff_passkey_challenges (expires_at);

alter table sessions
  -- What a session of staff lacks after the password: the second factor itself, or setting one up. Null: nothing.
  add column pending_step text check (pending_step in ('verify', 'enrol')),
  -- From the browser's User-Agent header, for the list of one's own sessions.
  add column device_system text,
  add column device_browser text;

-- The log of a person, of whoever did it or whose account was changed, the newest first: ids begin with their time.
create index staff_log_of_staff_by_id on staff_log (staff_id, id desc);
create index staff_log_of_accounts on staff_log (account_id, id desc) where account_id is not null;
drop index staff_log_of_staff;
