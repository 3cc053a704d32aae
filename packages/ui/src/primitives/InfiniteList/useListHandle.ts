import { type Ref, type RefObject, useImperativeHandle } from 'react';
import { media } from '../../styles';
import type { ListParts, ListPlace } from './listPlace';

export type InfiniteListHandle = {
  scrollToEnd: (options?: { smooth?: boolean }) => void;
  scrollToIndex: (
    index: number,
    options?: { smooth?: boolean; align?: 'start' | 'center' | 'end' | 'nearest' },
  ) => void;
  /** Scrolls there at once, and keeps the position until the user scrolls. */
  scrollToPlace: (place: ListPlace) => void;
  /**
   * Keeps the rows in view in place, also at the end, while a row is about to change its height. With a key,
   * the start of that row is scrolled into view.
   */
  stay: (key?: string) => void;
};

export type ListEngine = Pick<InfiniteListHandle, 'scrollToIndex'> & {
  findItemIndex: (offset: number) => number;
  getItemOffset: (index: number) => number;
};

export type ListSteering = { stay: (key?: string) => void; go: (place: ListPlace) => void };

export function useListHandle<Item>(
  ref: Ref<InfiniteListHandle> | undefined,
  engine: RefObject<ListEngine | null>,
  { stay, go }: ListSteering,
  { rows, getKey }: Pick<ListParts<Item>, 'rows' | 'getKey'>,
) {
  useImperativeHandle(ref, () => ({
    scrollToEnd({ smooth } = {}) {
      if (!calm(smooth)) return go('end');
      engine.current?.scrollToIndex(rows.length - 1, { align: 'end', smooth: true });
    },
    scrollToIndex(index, { smooth, align = 'start' } = {}) {
      const item = rows[index];
      // virtua would keep scrolling for a while and conflict with later scrolling.
      if (!calm(smooth) && align === 'start' && item !== undefined)
        return go({ key: getKey(item), offset: 0 });
      engine.current?.scrollToIndex(index, { align, smooth: calm(smooth) });
    },
    scrollToPlace: go,
    stay,
  }));
}

const calm = (smooth = false) => smooth && !matchMedia(media.reducedMotion).matches;
