import type { CardBrand } from '../../../format';
import * as styles from './CardBrandMark.css';
import { type CardBrandMarkMessages, cardBrandMarkMessages } from './messages';

export type CardBrandMarkProps = {
  /** Brand of the card; null while the digits do not tell. */
  brand: CardBrand | null;
  messages?: CardBrandMarkMessages;
};

/** Shows the brand of a card as plain text, because the logos are trademarks. */
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
