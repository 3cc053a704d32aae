-- When the favourite was chosen. For choices of before: the first private talk of the two, else the day of joining.
alter table users add column favorite_since timestamptz;
update users set favorite_since = coalesce(
  (select created_at from topics
   where chat_type = 'private' and user_id = users.id and player_id = users.favorite_player_id),
  created_at)
where favorite_player_id is not null;

-- How much a fan wrote in each month.
create index if not exists messages_of_fan on messages (sender_id, created_at) where sender_type = 'user';
