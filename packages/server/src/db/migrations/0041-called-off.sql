-- A product made to order that stayed below its minimum and was called off: its orders are canceled and refunded, and it
-- is not sold any more. The version before may still set another end, which the constraint refuses.
alter table products
  add column called_off_at timestamptz,
  -- Orders that were to be canceled then.
  add column called_off_orders int check (called_off_orders >= 0),
  add constraint called_off_with_its_orders check (num_nonnulls(called_off_at, called_off_orders) <> 1),
  add constraint called_off_stays_ended
    check (called_off_at is null or delivery_period is not null and closes_at <= called_off_at);

-- As in 0039, with these columns beside those that are not content.
create or replace function note_product_change() returns trigger language plpgsql as $$
declare
  state text[] := '{id,place,on_sale,retired_at,version,called_off_at,called_off_orders}';
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
