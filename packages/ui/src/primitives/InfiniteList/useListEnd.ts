import { useLayoutEffect, useRef } from 'react';
import {
  endReach,
  type ListParts,
  type ListPlace,
  measureList,
  scrollToEnd,
  scrollTopOf,
} from './listPlace';

type Options<Item> = ListParts<Item> & {
  initialPlace: ListPlace | undefined;
  onAtEndChange: ((atEnd: boolean) => void) | undefined;
};

/** Whether the reader is at the end of the list, and whether the list follows it. */
export function useListEnd<Item>(options: Options<Item>) {
  const latest = useRef(options);
  const follows = useRef(options.initialPlace !== undefined);
  const atEnd = useRef(options.initialPlace === 'end');
  const boxHeight = useRef<number>(undefined);
  /** The scroll offset at which the end was last seen: a smaller one means that the reader scrolled up. */
  const endOffset = useRef(0);

  useLayoutEffect(() => {
    latest.current = options;
  });

  function setAtEnd(now: boolean) {
    if (now) endOffset.current = scrollTopOf(latest.current);
    if (now === atEnd.current) return;
    atEnd.current = now;
    latest.current.onAtEndChange?.(now);
  }

  const isFollowing = () => follows.current && atEnd.current;

  /** Whether the reader has scrolled away from the end, even before the event of that scroll. */
  const hasScrolledUp = (beyondEnd: number) =>
    beyondEnd >= endReach && scrollTopOf(latest.current) < endOffset.current - 0.5;

  return {
    atEnd,
    isFollowing,
    follows: () => follows.current,
    beginFollowing() {
      follows.current = true;
      setAtEnd(true);
    },
    /** Not for a reader who has scrolled away: the event of that scroll is still to come. */
    followEnd() {
      const measured = measureList(latest.current);
      if (!isFollowing() || !measured || hasScrolledUp(measured.beyondEnd)) return;
      scrollToEnd(latest.current);
      endOffset.current = scrollTopOf(latest.current);
    },
    /** Whether the box has another height than at the last call. */
    boxHeightChanged() {
      const before = boxHeight.current;
      boxHeight.current = measureList(latest.current)?.room;
      return boxHeight.current !== before;
    },
    /**
     * Updates `atEnd` from the scroll offset. Returns false, and changes nothing, when the box or the rows have
     * changed below a reader who follows the end, and their observer has not been called yet.
     */
    checkEndInView(isHolding: boolean): boolean {
      const measured = measureList(latest.current);
      if (!measured) return true;
      const inView = measured.beyondEnd < endReach;
      const boxChanged = measured.room !== boxHeight.current;
      if (
        !inView &&
        isFollowing() &&
        (!isHolding || boxChanged) &&
        !hasScrolledUp(measured.beyondEnd)
      )
        return false;
      setAtEnd(inView);
      return true;
    },
  };
}
