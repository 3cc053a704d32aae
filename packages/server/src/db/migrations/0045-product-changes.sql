-- Who has changed the content of a product last, and when. Null: a command, or nobody since this migration.
alter table products
  add column changed_by uuid references staff,
  add column changed_at timestamptz;

-- As in 0041, with these columns. Who sets no new time names nobody: commands, and the version before.
create or replace function note_product_change() returns trigger language plpgsql as $$
declare
  state text[] := '{id,place,on_sale,retired_at,version,called_off_at,called_off_orders,changed_by,changed_at}';
begin
  if new.on_sale and not old.on_sale then
    new.retired_at := null;
  end if;
  if to_jsonb(new) - state is distinct from to_jsonb(old) - state then
    new.version := old.version + 1;
    if new.changed_at is not distinct from old.changed_at then
      new.changed_by := null;
      new.changed_at := clock_timestamp();
    end if;
  end if;
  return new;
end
$$;
