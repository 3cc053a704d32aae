-- What staff change of a product beside the operator's imports. The version before goes on to write the other columns.
alter table products
  -- By the name of a picture in image_files: what those who cannot see it read. Texts of pictures that are gone do no harm.
  add column image_texts jsonb not null default '{}' check (jsonb_typeof(image_texts) = 'object'),
  -- Of the content that the form of the staff has, so that nobody overwrites what another person has saved meanwhile.
  add column version int not null default 1,
  add column retired_at timestamptz,
  add constraint retired_products_are_hidden check (retired_at is null or not on_sale);

-- Also for what imports and commands of the version before write: they know neither version nor retirement.
create function note_product_change() returns trigger language plpgsql as $$
begin
  if new.on_sale and not old.on_sale then
    new.retired_at := null;
  end if;
  if (new.name, new.price, new.size, new.material, new.description, new.category, new.image_files, new.image_texts,
      new.external_link_url)
    is distinct from (old.name, old.price, old.size, old.material, old.description, old.category, old.image_files,
      old.image_texts, old.external_link_url) then
    new.version := old.version + 1;
  end if;
  return new;
end
$$;
create trigger products_note_changes before update on products
  for each row execute function note_product_change();
