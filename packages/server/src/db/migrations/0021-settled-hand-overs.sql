-- What a person found out about a hand-over that was refused; it waits for one until then.
alter table refused_hand_overs
  add column settled_as text check (settled_as in ('goods', 'record', 'refund')),
  add column settled_at timestamptz,
  add column settled_by uuid references staff,
  add column settled_note text,
  add constraint settled_by_a_person check (
    (settled_as is null) = (settled_at is null)
    and (settled_as is null) = (settled_by is null)
    and (settled_as is null) = (settled_note is null));
create index refused_hand_overs_of_staff on refused_hand_overs (staff_id, desk_at);
