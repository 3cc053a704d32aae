import { type Ref, type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { type ListPlace, measureList } from './listPlace';
import { type InfiniteListHandle, type ListEngine, useListHandle } from './useListHandle';
import { useListPlace } from './useListPlace';

/** State of the page beyond an end of the list. Only `more` triggers a request. */
export type ListEdge = 'none' | 'more' | 'loading' | 'failed';

type Options<Item> = {
  list: RefObject<HTMLElement | null>;
  /** The scrolling element; null when the window scrolls. */
  box: RefObject<HTMLElement | null>;
  rows: readonly Item[];
  getKey: (item: Item) => string;
  disturbed: boolean;
  shift: boolean;
  start: ListEdge;
  end: ListEdge;
  threshold: number;
  initialPlace: ListPlace | undefined;
  onLoadMore: ((edge: 'start' | 'end') => void) | undefined;
  onAtEndChange: ((atEnd: boolean) => void) | undefined;
  onPlaceChange: ((place: ListPlace) => void) | undefined;
  ref: Ref<InfiniteListHandle> | undefined;
};

const throttle = 150;

/** Requests the next page before its end is reached, once per page, and keeps the scroll position. */
export function useInfiniteList<Item>(options: Options<Item>) {
  const { rows, start, end, ref } = options;
  const count = rows.length;
  const latest = useRef(options);
  const engine = useRef<ListEngine>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const requested = useRef({ start: false, end: false });
  const place = useListPlace({ ...options, engine });

  useLayoutEffect(() => {
    latest.current = options;
  });

  function look() {
    timer.current = undefined;
    const seen = measureList(latest.current);
    if (!seen || latest.current.rows.length === 0) return;
    place.noteEnd();
    place.report();
    ask('start', seen.fromEnd);
    ask('end', seen.fromStart);
  }

  function ask(edge: 'start' | 'end', share: number) {
    const { threshold, onLoadMore } = latest.current;
    if (latest.current[edge] !== 'more' || requested.current[edge] || share < threshold) return;
    requested.current[edge] = true;
    onLoadMore?.(edge);
  }

  function lookSoon() {
    timer.current ??= setTimeout(look, throttle);
  }

  // A page was added or a request ended: the same edge may be requested again.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when these values change
  useLayoutEffect(() => {
    requested.current = { start: false, end: false };
    place.hold();
    lookSoon();
  }, [count, start, end]);

  useEffect(
    () => () => {
      clearTimeout(timer.current);
      timer.current = undefined;
    },
    [],
  );

  useListHandle(ref, engine, place, options);

  return {
    setEngine(handle: ListEngine | null) {
      engine.current = handle;
    },
    onScroll() {
      lookSoon();
      place.onScroll();
    },
    onScrollEnd: place.onScrollEnd,
    onResize() {
      place.onResize();
      lookSoon();
    },
  };
}
