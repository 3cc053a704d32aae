-- When a read mark moved: a stream that reconnects tells its device of the marks of other devices that it has missed. Null
-- for marks from before, and for those that processes of the version before move, which write an event instead.
alter table topic_members add column read_at timestamptz;
