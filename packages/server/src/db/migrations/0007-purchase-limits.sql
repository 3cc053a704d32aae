-- Why an order was canceled, where the server did it.
alter table orders add column cancel_reason text check (cancel_reason in ('pickup_expired'));

-- Orders that are to be paid at the venue and have not been picked up, by age.
create index unpaid_pickups on orders (created_at)
  where payment_status = 'at_pickup' and delivery_status = 'pending';
