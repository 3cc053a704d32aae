-- When the favourite was chosen. For earlier choices: the first private topic of the two, else the join date.
alter table users add column favorite_since timestamptz;
update users set favorite_since = coalesce(
  (select created_at from topics
   where chat_type = 'private' and user_id = users.id and player_id = users.favorite_player_id),
  created_at)
where favorite_player_id is not null;

-- For the number of messages a fan wrote in each month.
create index if not exists messages_of_fan on messages (sender_id, created_at) where sender_type = 'user';
