-- One word for each order, by which the office filters and counts: StaffOrderState of the contract.
alter table orders add column state text not null generated always as (
  case
    when payment_status = 'awaiting' then 'payment_pending'
    when payment_status in ('failed', 'canceled') then 'payment_failed'
    when payment_status in ('refund_due', 'refunded') then payment_status
    else delivery_status
  end) stored;

-- How a name, an e-mail address or a search is compared: without spaces and the differences of width and case. The
-- collation makes it the same in every database.
create function search_form(given text) returns text language sql immutable strict parallel safe as $$
  select replace(lower(normalize(given, NFKC) collate "C"), ' ', '')
$$;

-- What the search looks for, one field a line.
alter table orders add column search_text text not null generated always as (
  search_form(name) || E'\n' || search_form(email) || E'\n' || regexp_replace(search_form(phone), '[^0-9]', '', 'g')
) stored;

-- The parts of a text by which an index finds it: single characters and pairs, because Japanese names are searched by
-- two characters and fewer; of ASCII three at a time, because its pairs are too frequent. Every part of a search is a
-- part of each text that contains the search. The cost keeps the planner from calling it for every row.
create function search_parts(given text) returns text[] language plpgsql immutable strict parallel safe cost 10000 as $$
declare
  parts text[] := '{}';
  before text := '';
  last text := '';
  one text;
begin
  foreach one in array string_to_array(given, null) loop
    if one = E'\n' then
      before := '';
      last := '';
    else
      if octet_length(one) > 1 then parts := parts || one; end if;
      if last <> '' then
        if octet_length(last || one) > 2 then parts := parts || (last || one);
        elsif octet_length(before) = 1 then parts := parts || (before || last || one);
        end if;
      end if;
      before := last;
      last := one;
    end if;
  end loop;
  return parts;
end
$$;
create index orders_by_search on orders using gin (search_parts(search_text));

-- The list of one state, and the counts of all states from the index alone.
create index orders_by_state on orders (state, created_at desc, id desc) include (total_price);
create index order_items_of_product on order_items (product_id, order_id);

-- A memo is changed only by those who have seen its last version.
alter table orders
  add column memo_version bigint not null default 0,
  add column memo_changed_at timestamptz,
  -- Null if a command changed it.
  add column memo_staff_id uuid references staff;
