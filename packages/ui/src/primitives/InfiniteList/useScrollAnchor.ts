import { useLayoutEffect, useState } from 'react';

type Shown<Item> = {
  source: readonly Item[];
  rows: readonly Item[];
  shift: boolean;
  disturbed: boolean;
};

/**
 * Distinguishes prepended rows from appended ones, because virtua anchors the scroll position at the other
 * end for each. When both arrive at once, they are rendered one after the other within one frame.
 */
export function useScrollAnchor<Item>(items: readonly Item[], getKey: (item: Item) => string) {
  const [shown, setShown] = useState<Shown<Item>>({
    source: items,
    rows: items,
    shift: false,
    disturbed: false,
  });
  const current = shown.source === items ? shown : follow(shown.rows, items, getKey);
  if (current !== shown) setShown(current);

  useLayoutEffect(() => {
    if (current.rows !== current.source) {
      const { source } = current;
      setShown({ source, rows: source, shift: false, disturbed: false });
    }
  }, [current]);

  return { rows: current.rows, shift: current.shift, disturbed: current.disturbed };
}

function follow<Item>(
  before: readonly Item[],
  items: readonly Item[],
  getKey: (item: Item) => string,
): Shown<Item> {
  const plain = { source: items, rows: items, shift: false, disturbed: false };
  const oldFirst = before[0];
  const oldLast = before.at(-1);
  const last = items.at(-1);
  if (oldFirst === undefined || oldLast === undefined || last === undefined) return plain;

  const firstKey = getKey(oldFirst);
  const added = items.findIndex((item) => getKey(item) === firstKey);
  const sameLast = getKey(last) === getKey(oldLast);
  if (added < 0) return { ...plain, shift: sameLast, disturbed: true };
  const nowLast = items[added + before.length - 1];
  const disturbed = nowLast === undefined || getKey(nowLast) !== getKey(oldLast);
  if (disturbed) return { ...plain, shift: added > 0 && sameLast, disturbed };
  if (added === 0) return plain;
  return { ...plain, rows: items.slice(0, added + before.length), shift: true };
}
