import { useMessages } from '../../../primitives/UiProvider/useMessages';
import { visuallyHidden } from '../../../styles';
import { ProductCardSkeleton } from '../ProductCard/ProductCardSkeleton';
import { productGridMessages } from './messages';
import * as styles from './ProductGrid.css';

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
