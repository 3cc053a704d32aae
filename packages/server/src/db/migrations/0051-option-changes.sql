-- Who has changed the options of a product last, and when; each change writes all that are sold. Null: nobody since this
-- migration, or a change by the version before to an option that it made.
alter table product_options
  add column changed_by uuid references staff,
  add column changed_at timestamptz;
