-- How a finished match ended for the club. Null: not entered. The version before, which does not know it, takes back that a match is
-- finished without emptying it, so that no constraint binds it to the state; what is read of another state has none.
alter table matches
  add column outcome text check (outcome in ('won', 'lost', 'drawn'));
