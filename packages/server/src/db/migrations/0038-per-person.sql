-- How many pieces of a product one fan may order in its sale. Null: only the limits of the club. The version before sells up to those.
alter table products
  add column per_person int,
  add constraint per_person_is_a_quantity check (per_person between 1 and 999999999);

-- As in 0036, with the limit.
create or replace function note_product_change() returns trigger language plpgsql as $$
begin
  if new.on_sale and not old.on_sale then
    new.retired_at := null;
  end if;
  if (new.name, new.price, new.size, new.material, new.description, new.category, new.image_files, new.image_texts,
      new.external_link_url, new.opens_at, new.closes_at, new.per_person)
    is distinct from (old.name, old.price, old.size, old.material, old.description, old.category, old.image_files,
      old.image_texts, old.external_link_url, old.opens_at, old.closes_at, old.per_person) then
    new.version := old.version + 1;
  end if;
  return new;
end
$$;
