// biome-ignore-all lint/a11y/useSemanticElements: virtua's own elements are between list and row
import { memo, type ReactNode } from 'react';

type Props<Item> = {
  item: Item;
  index: number;
  /** Of all rows; -1 while some are not loaded. */
  total: number;
  className: string;
  getKey: (item: Item) => string;
  renderItem: (item: Item, index: number) => ReactNode;
  onFocusedKey: (key: string | null) => void;
};

function Row<Item>({
  item,
  index,
  total,
  className,
  getKey,
  renderItem,
  onFocusedKey,
}: Props<Item>) {
  return (
    <div
      role="listitem"
      aria-posinset={index + 1}
      aria-setsize={total}
      className={className}
      onFocus={() => onFocusedKey(getKey(item))}
      onBlur={() => onFocusedKey(null)}
    >
      {renderItem(item, index)}
    </div>
  );
}

/** virtua makes the elements of all rows anew for each scroll step; a row whose values are the same is not rendered. */
export const InfiniteListRow = memo(Row) as typeof Row;
