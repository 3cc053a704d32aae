-- A password that somebody else made and has seen: its person changes it before anything else.
alter table staff add column must_change_password boolean not null default false;

alter table sessions drop constraint sessions_pending_step_check;
alter table sessions add constraint sessions_pending_step_check
  check (pending_step in ('verify', 'enrol', 'password'));
