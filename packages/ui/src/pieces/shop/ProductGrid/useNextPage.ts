import { useEffect, useEffectEvent, useRef } from 'react';

type Options = {
  /** Whether there is a next page, and nobody has asked for it yet. */
  waiting: boolean;
  /** How many rows are there. */
  count: number;
  onAsk: () => void;
};

/** Asks for the next page once the tail of the list is in sight: once for each page. */
export function useNextPage({ waiting, count, onAsk }: Options) {
  const tail = useRef<HTMLSpanElement>(null);
  const ask = useEffectEvent(onAsk);

  // biome-ignore lint/correctness/useExhaustiveDependencies: with more rows the tail stands elsewhere
  useEffect(() => {
    const element = tail.current;
    if (!element || !waiting) return;
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      ask();
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [waiting, count]);

  return tail;
}
