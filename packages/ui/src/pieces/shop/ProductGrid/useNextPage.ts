import { useEffect, useEffectEvent, useRef } from 'react';

type Options = {
  /** There is a next page that has not been requested yet. */
  waiting: boolean;
  /** Number of loaded rows. */
  count: number;
  onAsk: () => void;
};

/** Requests the next page when the tail of the list comes into view, once per page. */
export function useNextPage({ waiting, count, onAsk }: Options) {
  const tail = useRef<HTMLSpanElement>(null);
  const ask = useEffectEvent(onAsk);

  // biome-ignore lint/correctness/useExhaustiveDependencies: more rows move the tail
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
