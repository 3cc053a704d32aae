import type { RefObject } from 'react';
import type { ListEngine } from './useListHandle';

/** Scroll position: the top of row `key` is `offset` px below the top of the box; or the end. */
export type ListPlace = { key: string; offset: number } | 'end';

export type ListParts<Item> = {
  list: RefObject<HTMLElement | null>;
  /** The scrolling element; null when the window scrolls. */
  box: RefObject<HTMLElement | null>;
  engine: RefObject<ListEngine | null>;
  rows: readonly Item[];
  getKey: (item: Item) => string;
};

export type SeenRow = { key: string; index: number; offset: number };

/** Tolerance in px: scroll offsets are floats; beyond 16.7 million only every second one is possible. */
export const endReach = 3;

/** Measures the list relative to its visible frame; null while the frame has no height. */
export function measureList({ list, box }: Pick<ListParts<unknown>, 'list' | 'box'>) {
  const rows = list.current?.getBoundingClientRect();
  if (!rows) return null;
  const frame = box.current?.getBoundingClientRect() ?? { top: 0, bottom: window.innerHeight };
  if (frame.bottom <= frame.top) return null;
  return {
    top: rows.top - frame.top,
    room: frame.bottom - frame.top,
    fromStart: (frame.bottom - rows.top) / rows.height,
    fromEnd: (rows.bottom - frame.top) / rows.height,
    beyondEnd: rows.bottom - frame.bottom,
  };
}

export const scrollTopOf = ({ box }: Pick<ListParts<unknown>, 'box'>) =>
  box.current ? box.current.scrollTop : window.scrollY;

export function scrollList({ box }: Pick<ListParts<unknown>, 'box'>, top: number) {
  if (Math.abs(top) >= 0.5) (box.current ?? window).scrollBy({ top, behavior: 'instant' });
}

export function scrollToEnd(parts: Pick<ListParts<unknown>, 'list' | 'box'>) {
  scrollList(parts, Math.max(0, measureList(parts)?.beyondEnd ?? 0));
}

/** The rows in view, from the top, with their offset from the top of the frame. */
export function rowsInView<Item>({ list, box, engine, rows, getKey }: ListParts<Item>): SeenRow[] {
  const seen = measureList({ list, box });
  const { current } = engine;
  if (!seen || !current) return [];
  const found: SeenRow[] = [];
  for (let index = current.findItemIndex(scrollTopOf({ box })); index < rows.length; index++) {
    const offset = seen.top + current.getItemOffset(index);
    const item = rows[index];
    if (item === undefined || offset >= seen.room) break;
    found.push({ key: getKey(item), index, offset });
  }
  return found;
}

/** Index of a key. Tries the last known index first, because a list may have 100,000 rows. */
export function indexOfKey<Item>(
  { rows, getKey }: Pick<ListParts<Item>, 'rows' | 'getKey'>,
  key: string,
  hint: number,
): number {
  const there = rows[hint];
  if (there !== undefined && getKey(there) === key) return hint;
  return rows.findIndex((item) => getKey(item) === key);
}

export const isSamePlace = (a: ListPlace, b: ListPlace | undefined) =>
  a === b ||
  (typeof a === 'object' &&
    typeof b === 'object' &&
    a.key === b.key &&
    Math.abs(a.offset - b.offset) < 1);
