-- What one cost when it was put into the cart; unknown for what was there before.
alter table cart_items add column price int check (price >= 0);
