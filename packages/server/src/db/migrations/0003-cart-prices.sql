-- Unit price when the product was put into the cart; null for rows from before this migration.
alter table cart_items add column price int check (price >= 0);
