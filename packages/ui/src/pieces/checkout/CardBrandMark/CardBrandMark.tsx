import type { CardBrand } from '../../../format';
import * as styles from './CardBrandMark.css';
import { type CardBrandMarkMessages, cardBrandMarkMessages } from './messages';

export type CardBrandMarkProps = {
  /** Null while the number does not say it yet. */
  brand: CardBrand | null;
  messages?: CardBrandMarkMessages;
};

/** Whose card it is, in its plain name: the brands' own marks are theirs. */
export function CardBrandMark({ brand, messages: m = cardBrandMarkMessages }: CardBrandMarkProps) {
  if (brand === null)
    return (
      <span className={styles.blank} aria-hidden="true">
        <span className={styles.stripe} />
      </span>
    );
  return (
    <span className={styles.mark} lang="en">
      {m[brand]}
    </span>
  );
}
