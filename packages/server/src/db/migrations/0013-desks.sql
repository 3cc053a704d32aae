-- A desk of helpers is a row of staff without an account: hand-overs and the staff log refer to it like to a person.
alter table staff
  alter column login_id drop not null,
  alter column password_hash drop not null,
  add column enrolled_by uuid references staff,
  add constraint account_or_desk check (
    (login_id is null) = (enrolled_by is not null)
    and (password_hash is null) = (enrolled_by is not null)
    and (enrolled_by is null or role = 'desk'));

-- Codes with which a phone becomes a desk: each works once, for a few minutes. Only their hashes are stored.
create table desk_codes (
  code_hash bytea primary key,
  name text not null,
  ends_at timestamptz not null,
  created_by uuid not null references staff,
  expires_at timestamptz not null
);
create index desk_codes_of_staff on desk_codes (created_by);
