-- Goods that a customer brought back and that are sold again.
alter table stock_moves
  drop constraint stock_moves_kind_check,
  add constraint stock_moves_kind_check
    check (kind in ('count', 'adjust', 'hold', 'release', 'hand_over', 'undo', 'take_back'));
