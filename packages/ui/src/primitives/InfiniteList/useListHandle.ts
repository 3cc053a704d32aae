import { type Ref, type RefObject, useImperativeHandle } from 'react';
import { media } from '../../styles';
import type { ListParts, ListPlace } from './listPlace';

export type InfiniteListHandle = {
  scrollToEnd: (options?: { smooth?: boolean }) => void;
  scrollToIndex: (
    index: number,
    options?: { smooth?: boolean; align?: 'start' | 'center' | 'end' | 'nearest' },
  ) => void;
  /** Goes there at once, and keeps it there until the reader scrolls. */
  scrollToPlace: (place: ListPlace) => void;
  /**
   * What is in view stays, also at the end, when a row is about to change its height. With the key of a
   * row its beginning comes into view.
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
      // The engine would go on for a while and fight whatever scrolls next.
      if (!calm(smooth) && align === 'start' && item !== undefined)
        return go({ key: getKey(item), offset: 0 });
      engine.current?.scrollToIndex(index, { align, smooth: calm(smooth) });
    },
    scrollToPlace: go,
    stay,
  }));
}

const calm = (smooth = false) => smooth && !matchMedia(media.reducedMotion).matches;
