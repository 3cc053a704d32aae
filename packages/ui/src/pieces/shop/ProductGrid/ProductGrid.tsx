import { useEffect, useEffectEvent, useRef } from 'react';
import { EmptyState, type ListEdge } from '../../../primitives';
import { InfiniteListEdge } from '../../../primitives/InfiniteList/InfiniteListEdge';
import { useMessages } from '../../../primitives/UiProvider/useMessages';
import { visuallyHidden } from '../../../styles';
import { type ListedProduct, ProductCard } from '../ProductCard/ProductCard';
import { ProductCardSkeleton } from '../ProductCard/ProductCardSkeleton';
import { productGridMessages } from './messages';
import * as styles from './ProductGrid.css';

export type ProductGridProps = {
  items: readonly ListedProduct[];
  /** Number of products on all pages. */
  total: number;
  hrefOf: (productId: number) => string;
  /** Called on a plain click instead of following the link. */
  onOpen?: ((productId: number) => void) | undefined;
  /** State of the next page. */
  more?: ListEdge;
  onLoadMore?: () => void;
};

/** Number of products visible on a phone before scrolling. */
const firstSeen = 4;

/** Grid of products that loads further pages while scrolling. */
export function ProductGrid({
  items,
  total,
  hrefOf,
  onOpen,
  more = 'none',
  onLoadMore = () => {},
}: ProductGridProps) {
  const m = useMessages('ProductGrid', productGridMessages);
  const tail = useNextPage({ waiting: more === 'more', count: items.length, onAsk: onLoadMore });

  return (
    <>
      <p role="status" className={visuallyHidden}>
        {total > 0 && m.count(total)}
      </p>
      {items.length === 0 && more === 'none' && (
        <EmptyState illustration="waiting" title={m.empty}>
          {m.emptyHelp}
        </EmptyState>
      )}
      {items.length > 0 && (
        <div className={styles.root}>
          <ul
            role="list"
            aria-label={m.label}
            aria-busy={more === 'loading'}
            className={styles.cells}
          >
            {items.map((product, index) => (
              <li key={product.id} className={styles.cell}>
                <ProductCard
                  product={product}
                  href={hrefOf(product.id)}
                  onOpen={onOpen && (() => onOpen(product.id))}
                  priority={index < firstSeen}
                />
              </li>
            ))}
          </ul>
          <span ref={tail} className={styles.tail} />
        </div>
      )}
      <InfiniteListEdge at="end" state={more} onRetry={onLoadMore} />
    </>
  );
}

const places = Array.from({ length: 8 }, (_, index) => index);

export function ProductGridSkeleton() {
  const m = useMessages('ProductGrid', productGridMessages);
  return (
    <div aria-busy="true">
      <p role="status" className={visuallyHidden}>
        {m.loading}
      </p>
      <div className={styles.cells}>
        {places.map((place) => (
          <div key={place} className={styles.cell}>
            <ProductCardSkeleton />
          </div>
        ))}
      </div>
    </div>
  );
}

type Options = {
  /** There is a next page that has not been requested yet. */
  waiting: boolean;
  /** Number of loaded rows. */
  count: number;
  onAsk: () => void;
};

/** Requests the next page when the tail of the list comes into view, once per page. */
function useNextPage({ waiting, count, onAsk }: Options) {
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
