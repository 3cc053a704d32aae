-- When a product is sold. Null: from when it is shown, and until it is hidden. The version before sells it at any time.
alter table products
  add column opens_at timestamptz,
  add column closes_at timestamptz,
  add constraint sale_ends_after_opening check (closes_at > opens_at);

-- As in 0034, with the times.
create or replace function note_product_change() returns trigger language plpgsql as $$
begin
  if new.on_sale and not old.on_sale then
    new.retired_at := null;
  end if;
  if (new.name, new.price, new.size, new.material, new.description, new.category, new.image_files, new.image_texts,
      new.external_link_url, new.opens_at, new.closes_at)
    is distinct from (old.name, old.price, old.size, old.material, old.description, old.category, old.image_files,
      old.image_texts, old.external_link_url, old.opens_at, old.closes_at) then
    new.version := old.version + 1;
  end if;
  return new;
end
$$;
