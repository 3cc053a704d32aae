-- A club of any size. The first fan has the same data at every size; everything else scales.
-- :fans, :messages and :orders are replaced by the sizes. Timestamps end an hour ago.

create function pg_temp.id_at(at timestamptz, salt text) returns uuid language sql immutable as $$
  select (lpad(to_hex((extract(epoch from at) * 1000)::bigint), 12, '0') || '7' || substr(h, 1, 3) || '8' || substr(h, 4, 15))::uuid
  from md5(salt) as h
$$;

insert into players (name_japanese, name_romaji, jersey_number)
select '選手 ' || n, 'Player ' || n, n::text from generate_series(1, 30) n;

create temp table accounts as
select n, pg_temp.id_at(now() - interval '1 year', 'account' || n) as id, players.id as player_id
from generate_series(1, 30) n join players on players.jersey_number = n::text;
insert into player_accounts (id, player_id, login_id, password_hash)
select id, player_id, 'player' || n, 'unused' from accounts;

create temp table fans as
select n, pg_temp.id_at(now() - interval '200 days' + n * interval '1 second', 'fan' || n) as id
from generate_series(1, :fans) n;
insert into users (id, line_sub, name, picture_url, created_at)
select id, md5(n::text), 'ファン ' || n, 'https://profile.line-scdn.net/' || md5(n::text), now() - interval '200 days'
from fans;
update users set favorite_player_id = (select min(id) from players);

insert into sessions (token_hash, id, role, person_id, device_id, device_type, expires_at)
select sha256((id::text || d)::bytea), gen_random_uuid(), 'user', id, 'device-' || n || '-' || d, 'web', now() + interval '50 days'
from fans cross join generate_series(1, 2) d;

-- Every fan writes to the first player and to one other. Twelve groups contain a third of all messages.
create temp table filled as
select pg_temp.id_at(now() - interval '150 days', 'group' || n) as id, 'group' as chat_type, 'グループ ' || n as title,
  null::uuid as user_id, null::int as player_id, n, greatest(:messages / 36, 100) as size
from generate_series(1, 12) n
union all
select pg_temp.id_at(now() - interval '150 days', 'private' || k || '-' || fans.n), 'private', '', fans.id,
  accounts.player_id, fans.n,
  case when fans.n = 1 then (case when k = 1 then 10000 else 40 end)
    else greatest((:messages * 2 / 3 - 10000) / (:fans * 2) * (50 + fans.n * 37 % 101) / 100, 1) end
from fans cross join generate_series(1, 2) k
join accounts on accounts.n = case when k = 1 then 1 else 2 + fans.n % 29 end;
create temp table pace as select id, size, interval '140 days' / size as step from filled;

insert into topics (id, chat_type, title, user_id, player_id, last_seq, deleted_count, talked_at, created_at)
select id, chat_type, title, user_id, player_id, size, (size + 50) / 100, now() - interval '1 hour' - n * interval '20 seconds', now() - interval '150 days'
from filled;
insert into topic_players select f.id, a.player_id from filled f join accounts a on a.n between f.n and f.n + 4 where f.chat_type = 'group';

insert into media (id, topic_id, kind, file_name, content_type, size, width, height, original_key, thumbnail_key)
select md5(f.id::text || s)::uuid, f.id, 'image', 'ballpark.jpg', 'image/jpeg', 300000, 1440, 1080, md5(f.id::text || s), md5(s || f.id::text)
from filled f cross join lateral generate_series(7, f.size, 50) s;

insert into messages (topic_id, seq, id, sender_type, sender_id, content, media_id, created_at, deleted_at)
select f.id, s, pg_temp.id_at(now() - interval '141 days' + s * p.step, f.id::text || s),
  case when mine then 'player' else 'user' end,
  case when mine then a.id else coalesce(f.user_id, g.id) end,
  case when s % 100 = 50 then '' else repeat('今日の試合も応援しています。', 1 + s % 6) end,
  case when s % 50 = 7 and s % 100 <> 50 then md5(f.id::text || s)::uuid end,
  now() - interval '141 days' + s * p.step,
  case when s % 100 = 50 then now() - interval '1 day' end
from filled f join pace p on p.id = f.id
cross join lateral generate_series(1, f.size) s
cross join lateral (select case when f.chat_type = 'group' then s % 10 = 0 else s % 3 = 0 end as mine) who
left join accounts a on mine and a.player_id = coalesce(f.player_id, 1 + f.n % 30)
left join fans g on f.chat_type = 'group' and not mine and g.n = 1 + (s * 7919 + f.n) % :fans
order by f.id, s;

insert into topic_members (person_id, topic_id, read_seq, sent_count)
select user_id, id, greatest(size - n % 4, 0), size * 2 / 3 from filled where chat_type = 'private'
union all
select a.id, f.id, greatest(f.size - f.n % 20, 0), f.size / 3 from filled f join accounts a on a.player_id = f.player_id
union all
select fans.id, f.id, greatest(f.size - (fans.n - 1) * 7 % 60 - 5, 0), 1 from filled f cross join fans where f.chat_type = 'group';

insert into cards (uuid, player_id, card_type, message, picture_file)
select md5('card' || n)::uuid, 1 + n % 30, (array['normal','silver','gold'])[1 + n % 3], '応援ありがとう。', 'card.webp' from generate_series(1, 90) n;
insert into collections (user_id, card_id, collected_at)
select fans.id, 1 + (fans.n + k * 7) % 90, case when k < 9 then now() - interval '9 days' end from fans cross join generate_series(0, 9) k;

insert into products (name, price, size, material, description, category, image_files, place)
select '商品 ' || n, 500 + n * 10, 'フリー', '綿 100%', repeat('吸水のよいタオルです。', 8),
  (array['goods for support','jewelry','digital'])[1 + n % 3], array['product.webp', 'product-2.webp'], n from generate_series(1, 60) n;
insert into cart_items (user_id, product_id, quantity) select fans.id, 1 + (fans.n + k) % 60, 1 + k from fans cross join generate_series(0, 1) k where fans.n > 1;
insert into shipping_addresses select id, '港 あかり', 'akari@example.com', '2310002', '神奈川県', '横浜市', '中区 1-1', '', '09012345678' from fans;

create temp table sold as
select '261121-' || lpad(n::text, 6, '0') as id, n, case when n <= 200 then 1 else 2 + n % (:fans - 1) end as fan,
  case when n % 50 = 0 and n > 200 then 'awaiting' when n % 12 = 0 then 'failed' when n % 2 = 0 then 'paid' else 'at_pickup' end as state
from generate_series(1, :orders) n;
-- A match for each hundred orders, a day after the last of them.
insert into matches (day, counter_from, counter_to, opponent, ground, state)
select (at at time zone 'Asia/Tokyo')::date, at, at + interval '3 hours', '港南マリナーズ', '鶴浜スタジアム',
  case when at < now() - interval '1 day' then 'finished' else 'planned' end
from (select k, now() - interval '149 days' + k * 100 * (interval '149 days' / :orders) as at from generate_series(1, :orders / 100) k) each order by k;
insert into orders (id, user_id, match_id, created_at, delivery_method, delivery_status, payment_method, payment_status, total_price, name, email, phone)
select s.id, f.id, 1 + (s.n - 1) / 100, now() - interval '150 days' + s.n * (interval '149 days' / :orders), 'venue', 'pending',
  case when state = 'at_pickup' then 'at_pickup' else 'credit_card' end, state, 3200,
  -- Every hundredth customer has the name that is searched.
  case when s.n % 100 = 42 then '三浦 さとみ' else substr('佐藤鈴木高橋田中伊藤渡辺山本中村小林加藤吉田山田', 1 + s.n % 24, 2) || ' ' || substr('あかりみなとはるかさくら', 1 + s.n / 24 % 10, 3) end,
  case when s.n % 100 = 42 then 'satomi.' else 'akari.' end || s.n || '@example.com', '090' || lpad((s.n::bigint * 48271 % 100000000)::text, 8, '0')
from sold s join fans f on f.n = s.fan;
-- Pickups are handed over a day after their order, those of the last ten days and of the first fans wait; each hundredth
-- was handed over today.
insert into staff (id, name, role, login_id, password_hash) values ('00000000-0000-7000-8000-00000000de5c', 'レジ1', 'desk', 'desk', 'none');
update orders o set delivery_status = 'received',
  updated_at = case when s.n % 100 in (0, 1) then now() - interval '1 minute' else o.created_at + interval '1 day' end
from sold s where o.id = s.id and s.n > 200 and o.payment_status in ('at_pickup', 'paid') and o.created_at < now() - interval '10 days';
insert into till_entries (id, at, day, till_id, kind, order_id, means, amount)
select gen_random_uuid(), updated_at, (updated_at at time zone 'Asia/Tokyo')::date, '00000000-0000-7000-8000-00000000de5c', 'payment', id,
  case when right(id, 6)::int % 5 = 0 then 'other' else 'cash' end, total_price
from orders where delivery_status = 'received' and payment_status = 'at_pickup';
insert into order_items (order_id, line, product_id, product_name, unit_price, quantity, image_files)
select id, line, 1 + (n + line) % 60, '商品', 1600, 1, array['product.webp'] from sold cross join generate_series(1, 2) line;
-- The next step is due in an hour only: the gateway does not know these sessions.
insert into payments (id, order_id, session_id, amount, state, updated_at)
select md5(id)::uuid, id, 'session-' || n, 3200, case state when 'paid' then 'paid' when 'failed' then 'failed' else 'awaiting' end, now() + interval '1 hour'
from sold where state <> 'at_pickup';

insert into idempotency_keys (person_id, key, fingerprint, status, answer, created_at)
select f.id, gen_random_uuid(), sha256(s::text::bytea), 200, '{"messageId":"1"}', now() - s * (interval '70 hours' / (:messages / 10)) from generate_series(1, :messages / 10) s join fans f on f.n = 1 + s % :fans;
insert into events (id, type, topic_id, data, created_at)
select n, 'message', f.id, jsonb_build_object('messageId', gen_random_uuid()), now() - interval '2 days' + n * (interval '47 hours' / (:messages / 10))
from generate_series(1, :messages / 10) n join (select id, row_number() over (order by chat_type, id) as r from filled) f on f.r = 1 + (n * 31) % least(:fans * 2, 1000)
order by n;
update event_head set last_id = :messages / 10;
insert into rate_limits select 'send:' || id, date_trunc('minute', now()), 3 from fans;
insert into line_attempts select sha256(n::text::bytea), 'device-' || n || '-1', md5(n::text), md5('v' || n) from generate_series(1, :fans / 4) n;
insert into push_subscriptions select sha256(n::text::bytea), id, 'https://push.example.com/' || md5(n::text), 'p', 'a' from fans;
insert into uploads select gen_random_uuid(), f.id, 400000000, now() from fans f where n > 1 and n % 5 = 0;
