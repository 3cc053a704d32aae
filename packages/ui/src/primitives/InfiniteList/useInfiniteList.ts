import { type Ref, type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { type InfiniteListHandle, type ListEngine, useListHandle } from './useListHandle';

/** What lies beyond an end of the list. Only `more` is ever asked for. */
export type ListEdge = 'none' | 'more' | 'loading' | 'failed';

type Options = {
  list: RefObject<HTMLElement | null>;
  /** The element that scrolls; empty while the window does. */
  box: RefObject<HTMLElement | null>;
  count: number;
  start: ListEdge;
  end: ListEdge;
  threshold: number;
  startsAtEnd: boolean;
  onLoadMore: ((edge: 'start' | 'end') => void) | undefined;
  onAtEndChange: ((atEnd: boolean) => void) | undefined;
  ref: Ref<InfiniteListHandle> | undefined;
};

const throttle = 150;

/** Asks for the next page in time, once, and keeps the end in view for who is there. */
export function useInfiniteList(options: Options) {
  const { count, start, end, startsAtEnd, ref } = options;
  const latest = useRef(options);
  const engine = useRef<ListEngine>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const asked = useRef({ start: false, end: false });
  const atEnd = useRef(startsAtEnd);

  useLayoutEffect(() => {
    latest.current = options;
  });

  function measure() {
    const { list, box } = latest.current;
    const rows = list.current?.getBoundingClientRect();
    if (!rows) return null;
    const frame = box.current?.getBoundingClientRect() ?? { top: 0, bottom: window.innerHeight };
    if (frame.bottom <= frame.top) return null;
    return {
      fromStart: (frame.bottom - rows.top) / rows.height,
      fromEnd: (rows.bottom - frame.top) / rows.height,
      beyondEnd: rows.bottom - frame.bottom,
    };
  }

  function look() {
    timer.current = undefined;
    const seen = measure();
    if (!seen || latest.current.count === 0) return;
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

  // Not the engine's scrollToIndex: it would go on for a while and fight a finger that scrolls away.
  function holdEnd() {
    const { startsAtEnd, box } = latest.current;
    const seen = startsAtEnd && atEnd.current ? measure() : null;
    if (!seen || seen.beyondEnd < 1) return;
    (box.current ?? window).scrollBy({ top: seen.beyondEnd, behavior: 'instant' });
  }

  // A page has come or a request has ended: from here on the same edge may be asked again.
  // biome-ignore lint/correctness/useExhaustiveDependencies: what changed is the reason to run
  useLayoutEffect(() => {
    asked.current = { start: false, end: false };
    holdEnd();
    lookSoon();
  }, [count, start, end]);

  useEffect(
    () => () => {
      clearTimeout(timer.current);
      timer.current = undefined;
    },
    [],
  );

  useListHandle(ref, engine, count);

  return {
    setEngine(handle: ListEngine | null) {
      engine.current = handle;
    },
    onScroll() {
      lookSoon();
      const seen = measure();
      const now = seen ? seen.beyondEnd < 2 : atEnd.current;
      if (now === atEnd.current) return;
      atEnd.current = now;
      latest.current.onAtEndChange?.(now);
    },
    onResize() {
      holdEnd();
      lookSoon();
    },
  };
}
