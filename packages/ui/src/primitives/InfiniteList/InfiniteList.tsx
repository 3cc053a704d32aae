// Engine: virtua (3.6 kB, loaded with this component only). Always virtual: it keeps the scroll position when
// rows are prepended, which plain lists in Safari cannot, and switching at some length would mean a second
// implementation of that.
// biome-ignore-all lint/a11y/useSemanticElements: virtua's own elements are between list and row
import { type ReactNode, type Ref, useRef, useState } from 'react';
import { type CacheSnapshot, Virtualizer, WindowVirtualizer } from 'virtua';
import * as styles from './InfiniteList.css';
import { InfiniteListEdge } from './InfiniteListEdge';
import { InfiniteListRow } from './InfiniteListRow';
import type { ListPlace } from './listPlace';
import { type ListEdge, useInfiniteList } from './useInfiniteList';
import type { InfiniteListHandle } from './useListHandle';
import { useScrollAnchor } from './useScrollAnchor';

export type { ListPlace } from './listPlace';
export type { ListEdge } from './useInfiniteList';
export type { InfiniteListHandle } from './useListHandle';

export type ListPages = {
  /** State of the page before the first row. */
  start?: ListEdge;
  /** State of the page after the last row. */
  end?: ListEdge;
  /** Called to load a page: once per page while scrolling, and by the retry button after a failure. */
  onLoadMore?: (edge: 'start' | 'end') => void;
  /** Scrolled share of the list, from 0 to 1, at which the next page is requested. */
  threshold?: number;
};

export type InfiniteListProps<Item> = {
  items: readonly Item[];
  /** Returns a stable key of an item. */
  getKey: (item: Item) => string;
  renderItem: (item: Item, index: number) => ReactNode;
  /** Accessible name of the list. */
  label: string;
  /** The pages that are not loaded yet. */
  pages?: ListPages;
  /** Position from the first frame. The `end` follows new rows while the user is there. */
  initialPlace?: ListPlace | undefined;
  /**
   * `window` scrolls with the page. `box` fills its parent and scrolls itself; in `boxFromBottom`, rows that do
   * not fill it are at the bottom.
   */
  scroll?: 'window' | 'box' | 'boxFromBottom';
  row?: {
    gap?: keyof typeof styles.row;
    /**
     * About the height of a low row, in px, which rows have until they are measured. The lower it is, the more are
     * rendered at first.
     */
    height?: number;
  };
  /** Shown when there are no rows and none are loading. */
  empty?: ReactNode;
  onAtEndChange?: (atEnd: boolean) => void;
  /** Reports the scroll position, to be passed later as `initialPlace`. */
  onPlaceChange?: ((place: ListPlace) => void) | undefined;
  ref?: Ref<InfiniteListHandle>;
};

/** Virtual list that loads pages in both directions while scrolling and keeps the scroll position. */
export function InfiniteList<Item>({
  items,
  getKey,
  renderItem,
  label,
  pages: { start = 'none', end = 'none', onLoadMore, threshold = 0.7 } = {},
  initialPlace,
  scroll = 'window',
  row: { gap = 'none', height = 64 } = {},
  empty,
  onAtEndChange,
  onPlaceChange,
  ref,
}: InfiniteListProps<Item>) {
  const stack = scroll === 'boxFromBottom' ? 'bottom' : 'top';
  const list = useRef<HTMLDivElement>(null);
  const box = useRef<HTMLDivElement>(null);
  const [focusedKey, setFocusedKey] = useState<string | null>(null);
  const { rows, shift, disturbed } = useScrollAnchor(items, getKey);
  const { setEngine, onScroll, onScrollEnd, onResize } = useInfiniteList({
    ...{ list, box, rows, getKey, disturbed, shift, start, end, threshold, initialPlace },
    ...{ onLoadMore, onAtEndChange, onPlaceChange, ref },
  });
  const focused = focusedKey === null ? -1 : rows.findIndex((item) => getKey(item) === focusedKey);
  const unmeasured: CacheSnapshot = [[], height];
  const total = start === 'none' && end === 'none' ? rows.length : -1;
  const renderRow = (index: number) => {
    const item = rows[index];
    return item !== undefined && renderItem(item, index);
  };
  const engine = {
    ref: setEngine,
    // Not `itemSize`, with which virtua does not estimate the height from measured rows.
    cache: unmeasured,
    data: rows,
    shift,
    onScroll,
    onScrollEnd,
    onResize,
    children: (item: Item, index: number) => (
      <InfiniteListRow
        key={getKey(item)}
        id={getKey(item)}
        index={index}
        total={total}
        gap={index === rows.length - 1 ? 'none' : gap}
        render={renderRow}
        onFocusChange={setFocusedKey}
      />
    ),
  };
  const retry = (edge: 'start' | 'end') => () => onLoadMore?.(edge);
  const content = (
    <>
      <InfiniteListEdge at="start" state={start} onRetry={retry('start')} />
      <div
        ref={list}
        className={styles.rows[stack]}
        role="list"
        aria-label={label}
        aria-busy={start === 'loading' || end === 'loading'}
      >
        {scroll === 'window' ? (
          <WindowVirtualizer {...engine} />
        ) : (
          <Virtualizer {...engine} scrollRef={box} keepMounted={focused < 0 ? [] : [focused]} />
        )}
      </div>
      {rows.length === 0 && start === 'none' && end === 'none' && empty}
      <InfiniteListEdge at="end" state={end} onRetry={retry('end')} />
    </>
  );

  if (scroll === 'window') return <div className={styles.page}>{content}</div>;
  return (
    <div className={styles.frame}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must scroll by keyboard */}
      <div ref={box} role="group" aria-label={label} tabIndex={0} className={styles.box[stack]}>
        {content}
      </div>
    </div>
  );
}
