-- Options of a product, such as sizes: those that are not retired are sold. A product with options has its plain one, with
-- the empty label, retired.
alter table product_options
  -- Null: that of the product.
  add column price int check (price >= 0),
  add column place int not null default 0,
  add column retired_at timestamptz;
-- The list of goods is kept in memory.
create trigger options_change_content after insert or update or delete or truncate on product_options
  for each statement execute function change_club_content();
create trigger counting_changes_content after update of on_hand on stock
  for each row when ((old.on_hand is null) <> (new.on_hand is null)) execute function change_club_content();

-- Options in carts. What is sold as one stays in `cart_items`, whose key the version before writes by.
create table cart_options (
  user_id uuid not null references users,
  option_id int not null references product_options on delete cascade,
  quantity int not null check (quantity between 1 and 999999999),
  price int not null check (price >= 0),
  added_at timestamptz not null default clock_timestamp(),
  primary key (user_id, option_id)
);

-- The option, and its label at the time of the order. Null: the plain one.
alter table order_items
  add column option_id int references product_options,
  add column option_label text;
alter table refund_items add column option_id int references product_options;
-- Two options of a product may come back with one refund. The version before inserts without this key.
alter table refund_items drop constraint refund_items_pkey;
create unique index refund_items_of_option on refund_items (refund_id, product_id, option_id) nulls not distinct;
