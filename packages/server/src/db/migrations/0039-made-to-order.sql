-- Goods that are made to order. The version before sells them like any other.
alter table products
  -- When they are handed over, as fans read it. Null: sold from stock.
  add column delivery_period text check (delivery_period <> ''),
  -- Pieces of all options that are sold at most, and without which nothing is made. Null: none.
  add column ceiling int check (ceiling > 0),
  add column minimum int check (minimum > 0),
  add constraint made_to_order_has_an_end check (delivery_period is null or closes_at is not null),
  add constraint bounds_of_made_to_order check (delivery_period is not null or num_nonnulls(ceiling, minimum) = 0),
  add constraint minimum_within_ceiling check (minimum <= ceiling);

-- As they were at the time of the order. Null: sold from stock.
alter table order_items
  add column delivery_period text,
  add column closes_at timestamptz,
  add constraint made_to_order_had_an_end check (delivery_period is null or closes_at is not null);

-- As in 0036, with all columns but those that are not content.
create or replace function note_product_change() returns trigger language plpgsql as $$
declare
  state text[] := '{id,place,on_sale,retired_at,version}';
begin
  if new.on_sale and not old.on_sale then
    new.retired_at := null;
  end if;
  if to_jsonb(new) - state is distinct from to_jsonb(old) - state then
    new.version := old.version + 1;
  end if;
  return new;
end
$$;
