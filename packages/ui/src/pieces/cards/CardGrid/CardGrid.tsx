import { useLinkComponent } from '../../../primitives/UiProvider/useLinkComponent';
import { useMessages } from '../../../primitives/UiProvider/useMessages';
import { CardFront, type PlayerCard } from '../CardFront/CardFront';
import * as styles from './CardGrid.css';
import { CardGridLocked } from './CardGridLocked';
import { cardGridMessages } from './messages';

export type CardGridProps = {
  items: readonly PlayerCard[];
  hrefOf: (cardId: number) => string;
  /** Id of the card that takes part in the view transition to or from its large view. */
  shared?: number | null | undefined;
  /** Called on a plain click instead of following the link. */
  onOpen?: ((cardId: number) => void) | undefined;
};

/** Number of cards visible on a phone before scrolling. */
const firstSeen = 9;

/** Grid of the album: collected cards are links; the others are shown as locked places. */
export function CardGrid({ items, hrefOf, shared = null, onOpen }: CardGridProps) {
  const m = useMessages('CardGrid', cardGridMessages);
  const Link = useLinkComponent();

  return (
    <ul role="list" className={styles.cardCells}>
      {items.map((card, index) => (
        <li key={card.id} className={styles.cardCell}>
          {card.collected ? (
            <Link
              href={hrefOf(card.id)}
              className={styles.link({ shared: card.id === shared })}
              onClick={(event) => {
                if (!onOpen || event.ctrlKey || event.metaKey || event.shiftKey) return;
                event.preventDefault();
                onOpen(card.id);
              }}
            >
              <CardFront card={card} size="small" priority={index < firstSeen} />
            </Link>
          ) : (
            <CardGridLocked label={m.locked(card.jerseyNumber)} jerseyNumber={card.jerseyNumber} />
          )}
        </li>
      ))}
    </ul>
  );
}
