// Engine: virtua (3.6 kB, loaded with this component alone). Always virtual: it keeps the place when
// rows come before, which Safari's plain lists cannot, and a list that changed its engine at some
// length would have a second place to lose it.
// biome-ignore-all lint/a11y/useSemanticElements: the engine's own elements stand between list and row
import { type ReactNode, type Ref, useRef, useState } from 'react';
import { Virtualizer, WindowVirtualizer } from 'virtua';
import * as styles from './InfiniteList.css';
import { InfiniteListEdge } from './InfiniteListEdge';
import type { ListPlace } from './listPlace';
import { type InfiniteListMessages, infiniteListMessages } from './messages';
import { type ListEdge, useInfiniteList } from './useInfiniteList';
import type { InfiniteListHandle } from './useListHandle';
import { useScrollAnchor } from './useScrollAnchor';

export type InfiniteListProps<Item> = {
  items: readonly Item[];
  /** Stays with its item whatever comes before or after it. */
  getKey: (item: Item) => string;
  renderItem: (item: Item, index: number) => ReactNode;
  /** Names the list. */
  label: string;
  /** What lies before the first row. */
  start?: ListEdge;
  /** What lies after the last row. */
  end?: ListEdge;
  /** Asked for once per page, never while loading, after a failure or where nothing lies. */
  onLoadMore?: (edge: 'start' | 'end') => void;
  /** The share of the way at which the next page is asked for. */
  threshold?: number;
  /** Where reading begins. At the `end` the list follows new rows while the reader is there. */
  initial?: 'start' | 'end';
  /** Stronger than `initial`: exactly there from the first frame, and the end is followed once reached. */
  initialPlace?: ListPlace | undefined;
  /** Where the rows of a box stand while they do not fill it. */
  stack?: 'top' | 'bottom';
  /** `box` fills its parent and scrolls; `window` scrolls with the page. */
  scroll?: 'window' | 'box';
  gap?: keyof typeof styles.row;
  /** Shown when there is no row and none is on its way. */
  empty?: ReactNode;
  onAtEndChange?: (atEnd: boolean) => void;
  /** To come back to later as `initialPlace`. */
  onPlaceChange?: ((place: ListPlace) => void) | undefined;
  ref?: Ref<InfiniteListHandle>;
  messages?: InfiniteListMessages;
};

/** A list of any length that loads as one scrolls, in either direction, and never loses the place. */
export function InfiniteList<Item>({
  items,
  getKey,
  renderItem,
  label,
  start = 'none',
  end = 'none',
  onLoadMore,
  threshold = 0.7,
  initial = 'start',
  initialPlace = initial === 'end' ? 'end' : undefined,
  stack = 'top',
  scroll = 'window',
  gap = 'none',
  empty,
  onAtEndChange,
  onPlaceChange,
  ref,
  messages: m = infiniteListMessages,
}: InfiniteListProps<Item>) {
  const list = useRef<HTMLDivElement>(null);
  const box = useRef<HTMLDivElement>(null);
  const [focusedKey, setFocusedKey] = useState<string | null>(null);
  const { rows, shift, disturbed } = useScrollAnchor(items, getKey);
  const { setEngine, onScroll, onResize } = useInfiniteList({
    ...{ list, box, rows, getKey, disturbed, start, end, threshold, initialPlace },
    ...{ onLoadMore, onAtEndChange, onPlaceChange, ref },
  });
  const focused = focusedKey === null ? -1 : rows.findIndex((item) => getKey(item) === focusedKey);
  const total = start === 'none' && end === 'none' ? rows.length : -1;
  const engine = {
    ref: setEngine,
    data: rows,
    shift,
    onScroll,
    onResize,
    children: (item: Item, index: number) => (
      <div
        key={getKey(item)}
        role="listitem"
        aria-posinset={index + 1}
        aria-setsize={total}
        className={styles.row[index === rows.length - 1 ? 'none' : gap]}
        onFocus={() => setFocusedKey(getKey(item))}
        onBlur={() => setFocusedKey(null)}
      >
        {renderItem(item, index)}
      </div>
    ),
  };
  const retry = (edge: 'start' | 'end') => () => onLoadMore?.(edge);
  const content = (
    <>
      <InfiniteListEdge at="start" state={start} onRetry={retry('start')} messages={m} />
      <div
        ref={list}
        className={styles.rows[stack]}
        role="list"
        aria-label={label}
        aria-busy={start === 'loading' || end === 'loading'}
      >
        {scroll === 'box' ? (
          <Virtualizer {...engine} scrollRef={box} keepMounted={focused < 0 ? [] : [focused]} />
        ) : (
          <WindowVirtualizer {...engine} />
        )}
      </div>
      {rows.length === 0 && start === 'none' && end === 'none' && empty}
      <InfiniteListEdge at="end" state={end} onRetry={retry('end')} messages={m} />
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
