-- Reason for a cancellation by the server.
alter table orders add column cancel_reason text check (cancel_reason in ('pickup_expired'));

-- Unpaid pickup orders that were not picked up, by age.
create index unpaid_pickups on orders (created_at)
  where payment_status = 'at_pickup' and delivery_status = 'pending';
