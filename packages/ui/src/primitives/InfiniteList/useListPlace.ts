import { type RefObject, useLayoutEffect, useRef } from 'react';
import {
  indexOfKey,
  isSamePlace,
  type ListParts,
  type ListPlace,
  measureList,
  rowsInView,
  type SeenRow,
  scrollList,
} from './listPlace';
import { useListEnd } from './useListEnd';

type Options<Item> = ListParts<Item> & {
  initialPlace: ListPlace | undefined;
  disturbed: boolean;
  /** Rows were prepended. */
  shift: boolean;
  onAtEndChange: ((atEnd: boolean) => void) | undefined;
  onPlaceChange: ((place: ListPlace) => void) | undefined;
};

type Held = SeenRow & { reached: number | null };

/** Keeps a row, or the end, at its position until the user scrolls. */
export function useListPlace<Item>(options: Options<Item>) {
  const { rows, initialPlace } = options;
  const latest = useRef(options);
  const held = useRef<Held | null>(
    typeof initialPlace === 'object' ? { ...initialPlace, index: -1, reached: null } : null,
  );
  const seen = useRef<SeenRow[]>([]);
  const last = useRef<string>(undefined);
  /** From rows that were prepended until the scroll ends: a row in view, and the height from its top to the end. */
  const shifted = useRef<{ key: string; index: number; below: number } | null>(null);
  const end = useListEnd(options);
  const report = usePlaceReport({ ...options, seen, atEnd: end.atEnd });

  useLayoutEffect(() => {
    latest.current = options;
  });

  function topOf(index: number) {
    const measured = measureList(latest.current);
    const { current: engine } = latest.current.engine;
    return engine && measured && measured.top + engine.getItemOffset(index);
  }

  function heightBelow(index: number) {
    const { engine, rows } = latest.current;
    return engine.current
      ? engine.current.getItemOffset(rows.length) - engine.current.getItemOffset(index)
      : 0;
  }

  function noteShift() {
    const { shift, disturbed } = latest.current;
    const row = shift ? seen.current.find(isThere) : shifted.current;
    const index = row ? indexOfKey(latest.current, row.key, row.index) : -1;
    shifted.current =
      row && index >= 0 && !disturbed ? { key: row.key, index, below: heightBelow(index) } : null;
  }

  /**
   * After rows were prepended virtua keeps the distance from the end: what grows below moves what is read. Its move is
   * taken back as such, not the row put back where it was, which would undo a scroll whose event is still to come.
   */
  function undoMoveFromBelow() {
    const row = shifted.current;
    if (!row) return;
    const below = heightBelow(row.index);
    if (held.current === null && !end.isFollowing()) scrollList(latest.current, row.below - below);
    row.below = below;
  }

  const isThere = ({ key, index }: SeenRow) => indexOfKey(latest.current, key, index) >= 0;

  // Not virtua's scrollToIndex: it keeps scrolling for a while and conflicts with a finger that scrolls away.
  function hold() {
    // Android shrinks the box whenever the keyboard opens: the newest row must stay in view.
    if (end.boxHeightChanged() && end.isFollowing()) held.current = null;
    if (held.current) holdRow(held.current);
    else end.followEnd();
    seen.current = rowsInView(latest.current);
  }

  function holdRow(row: Held) {
    row.index = indexOfKey(latest.current, row.key, row.index);
    const top = row.index < 0 ? null : topOf(row.index);
    if (top === null) return;
    scrollList(latest.current, top - row.offset);
    row.reached = topOf(row.index);
  }

  function noteEnd() {
    if (!end.checkEndInView(held.current !== null)) hold();
  }

  function keep() {
    const [first] = seen.current;
    const atTop = !end.follows() && first?.index === 0 && first.offset >= 0;
    if (held.current || atTop || end.isFollowing()) return;
    const row = seen.current.find(isThere);
    held.current = row ? { ...row, reached: null } : null;
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the rows change
  useLayoutEffect(() => {
    const { disturbed, getKey } = latest.current;
    const newest = rows.at(-1);
    const newestKey = newest === undefined ? undefined : getKey(newest);
    // At the end, new rows are followed, even if the list was opened at a row above.
    if (newestKey !== last.current && last.current !== undefined && end.atEnd.current)
      held.current = null;
    last.current = newestKey;
    if (disturbed) keep();
    noteShift();
    hold();
  }, [rows]);

  return {
    hold,
    onResize() {
      undoMoveFromBelow();
      hold();
    },
    onScrollEnd() {
      shifted.current = null;
    },
    report,
    noteEnd,
    stay(key?: string) {
      const row = seen.current.find((candidate) => key === undefined || candidate.key === key);
      if (!row) return;
      const offset = key === undefined ? row.offset : Math.max(row.offset, 0);
      held.current = { ...row, offset, reached: null };
    },
    go(place: ListPlace) {
      held.current = place === 'end' ? null : { ...place, index: -1, reached: null };
      if (place === 'end') end.beginFollowing();
      hold();
    },
    onScroll() {
      const row = held.current;
      const top = row && topOf(row.index);
      if (row && top !== null && row.reached !== null && Math.abs(top - row.reached) > 1)
        held.current = null;
      if (!held.current) noteEnd();
      seen.current = rowsInView(latest.current);
    },
  };
}

type ReportOptions = {
  seen: RefObject<SeenRow[]>;
  atEnd: RefObject<boolean>;
  initialPlace: ListPlace | undefined;
  onPlaceChange: ((place: ListPlace) => void) | undefined;
};

/** Reports the scroll position: when called, and on unmount. */
function usePlaceReport(options: ReportOptions) {
  const latest = useRef(options);
  const reported = useRef(options.initialPlace);

  useLayoutEffect(() => {
    latest.current = options;
  });

  function report() {
    const { seen, atEnd, onPlaceChange } = latest.current;
    const whole = seen.current.find(({ offset }) => offset >= 0) ?? seen.current[0];
    const place = atEnd.current ? 'end' : whole && { key: whole.key, offset: whole.offset };
    if (place === undefined || isSamePlace(place, reported.current)) return;
    reported.current = place;
    onPlaceChange?.(place);
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: it reads nothing but refs
  useLayoutEffect(() => report, []);

  return report;
}
