import type { CardBrand } from '../../../format';
import { useMessages } from '../../../primitives/UiProvider/useMessages';
import * as styles from './CardBrandMark.css';
import { cardBrandMarkMessages } from './messages';

export type CardBrandMarkProps = {
  /** Brand of the card; null while the digits do not tell. */
  brand: CardBrand | null;
};

/** Shows the brand of a card as plain text, because the logos are trademarks. */
export function CardBrandMark({ brand }: CardBrandMarkProps) {
  const m = useMessages('CardBrandMark', cardBrandMarkMessages);
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
