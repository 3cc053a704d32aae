-- The match at whose counter an order is picked up. Null for a delivery, in a club without matches, for goods that are
-- made to order, and for an order of before.
alter table orders add column match_id int references matches;
create index orders_of_match on orders (match_id) where match_id is not null;
