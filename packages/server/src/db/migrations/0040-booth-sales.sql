-- Pieces that booths sold although orders held them or nothing was counted any more. They are missing in on_hand, which
-- stays as high as what orders hold; what becomes free later covers them first.
alter table stock add column oversold int not null default 0 check (oversold >= 0);
alter table stock_moves
  add column oversold_change int not null default 0,
  drop constraint stock_moves_kind_check,
  add constraint stock_moves_kind_check check (kind in
    ('count', 'adjust', 'hold', 'release', 'hand_over', 'undo', 'take_back', 'booth', 'booth_undo', 'booth_cover')),
  drop constraint stock_moves_check,
  add constraint stock_moves_check
    check (order_id is not null or kind in ('count', 'adjust', 'booth', 'booth_undo', 'booth_cover'));

-- Goods that were sold at a booth to somebody without an order, with the names and the price of that time.
create table booth_sales (
  -- The key that the device made: a repeat finds the sale of the first try.
  id uuid primary key,
  option_id int not null references product_options,
  product_name text not null,
  option_label text not null,
  quantity int not null check (quantity > 0),
  price int not null check (price >= 0),
  means text not null check (means in ('cash', 'other')),
  -- Of these pieces, those that the stock did not have.
  short int not null check (short between 0 and quantity),
  -- The desk or the person that sold it, whose till has the money.
  staff_id uuid not null references staff,
  session_id uuid not null,
  recorded_at timestamptz not null default clock_timestamp(),
  -- The time at a counter that could not reach the server.
  desk_at timestamptz,
  undone_at timestamptz
);
create index booth_sales_of_session on booth_sales (session_id, recorded_at);

alter table till_entries
  add column booth_sale_id uuid references booth_sales,
  drop constraint till_entries_check,
  add constraint till_entries_check check (num_nonnulls(order_id, booth_sale_id) = case kind when 'correction' then 0 else 1 end);
create unique index till_entries_of_booth_sale on till_entries (booth_sale_id, kind) where booth_sale_id is not null;
