import { visuallyHidden } from '../../../styles';
import { ProductCardSkeleton } from '../ProductCard/internal';
import { type ProductGridMessages, productGridMessages } from './messages';
import * as styles from './ProductGrid.css';

export type ProductGridSkeletonProps = { messages?: ProductGridMessages };

const places = Array.from({ length: 8 }, (_, index) => index);

export function ProductGridSkeleton({
  messages: m = productGridMessages,
}: ProductGridSkeletonProps) {
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
