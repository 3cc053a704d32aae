import { type Ref, type RefObject, useImperativeHandle } from 'react';
import { media } from '../../styles';

export type InfiniteListHandle = {
  scrollToEnd: (options?: { smooth?: boolean }) => void;
  scrollToIndex: (
    index: number,
    options?: { smooth?: boolean; align?: 'start' | 'center' | 'end' | 'nearest' },
  ) => void;
};

export type ListEngine = Pick<InfiniteListHandle, 'scrollToIndex'>;

export function useListHandle(
  ref: Ref<InfiniteListHandle> | undefined,
  engine: RefObject<ListEngine | null>,
  count: number,
) {
  useImperativeHandle(ref, () => ({
    scrollToEnd: ({ smooth } = {}) =>
      engine.current?.scrollToIndex(count - 1, { align: 'end', ...calm(smooth) }),
    scrollToIndex: (index, { smooth, ...rest } = {}) =>
      engine.current?.scrollToIndex(index, { ...rest, ...calm(smooth) }),
  }));
}

const calm = (smooth = false) => ({
  smooth: smooth && !matchMedia(media.reducedMotion).matches,
});
