import { type Ref, type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { type ListPlace, measureList } from './listPlace';
import { type InfiniteListHandle, type ListEngine, useListHandle } from './useListHandle';
import { useListPlace } from './useListPlace';

/** What lies beyond an end of the list. Only `more` is ever asked for. */
export type ListEdge = 'none' | 'more' | 'loading' | 'failed';

type Options<Item> = {
  list: RefObject<HTMLElement | null>;
  /** The element that scrolls; empty while the window does. */
  box: RefObject<HTMLElement | null>;
  rows: readonly Item[];
  getKey: (item: Item) => string;
  disturbed: boolean;
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

/** Asks for the next page in time, once, and keeps the place for who reads. */
export function useInfiniteList<Item>(options: Options<Item>) {
  const { rows, start, end, ref } = options;
  const count = rows.length;
  const latest = useRef(options);
  const engine = useRef<ListEngine>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const asked = useRef({ start: false, end: false });
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
    if (latest.current[edge] !== 'more' || asked.current[edge] || share < threshold) return;
    asked.current[edge] = true;
    onLoadMore?.(edge);
  }

  function lookSoon() {
    timer.current ??= setTimeout(look, throttle);
  }

  // A page has come or a request has ended: from here on the same edge may be asked again.
  // biome-ignore lint/correctness/useExhaustiveDependencies: what changed is the reason to run
  useLayoutEffect(() => {
    asked.current = { start: false, end: false };
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
    onResize() {
      place.hold();
      lookSoon();
    },
  };
}
