-- How many hand-overs the device of a session had not sent when it last said so, for whoever ends the session.
alter table sessions
  add column unsent_hand_overs integer,
  add column unsent_at timestamptz;
