-- Money that staff give back is an entry of its own kind: an undone hand-over gives back what hand-overs put in, and a refund
-- is no hand-over. Processes of the version before still write it as an undo.
alter table till_entries drop constraint till_entries_kind_check;
alter table till_entries add constraint till_entries_kind_check
  check (kind in ('payment', 'undo', 'refund', 'correction'));

-- Each entry has a change of its order, written after it in the same transaction. Amounts and days stay as they were counted.
alter table till_entries disable trigger till_entries_are_append_only;
update till_entries t set kind = 'refund'
  where t.kind = 'undo' and (
    select c.refund_id from order_changes c
    where c.order_id = t.order_id and c.changed_at >= t.at
    order by c.changed_at, c.id limit 1) is not null;
alter table till_entries enable trigger till_entries_are_append_only;

-- A hand-over that was taken back after all of the money was refunded left an order that nothing ended.
with ended as (
  update orders set delivery_status = 'canceled', updated_at = clock_timestamp()
  where delivery_status in ('pending', 'unshipped') and payment_status = 'refunded'
  returning id, payment_status, tracking_number, carrier)
insert into order_changes (order_id, id, changed_at, delivery_status, payment_status, tracking_number, carrier)
  select id, gen_random_uuid(), clock_timestamp(), 'canceled', payment_status, tracking_number, carrier from ended;
