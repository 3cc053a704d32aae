import { useLinkComponent } from '../../../primitives/UiProvider';
import { CardFront, type PlayerCard } from '../CardFront';
import * as styles from './CardGrid.css';
import { CardGridLocked } from './CardGridLocked';
import { type CardGridMessages, cardGridMessages } from './messages';

export type CardGridProps = {
  items: readonly PlayerCard[];
  hrefOf: (cardId: number) => string;
  /** The card that grows into the large one, or comes back from it. */
  shared?: number | null | undefined;
  /** Opens it instead of the link, where a plain click would have followed that. */
  onOpen?: ((cardId: number) => void) | undefined;
  messages?: CardGridMessages;
};

/** What a phone shows before the first scroll. */
const firstSeen = 9;

/** The pages of the album: cards one has open, the places of the others are kept for them. */
export function CardGrid({
  items,
  hrefOf,
  shared = null,
  onOpen,
  messages: m = cardGridMessages,
}: CardGridProps) {
  const Link = useLinkComponent();

  return (
    // Safari does not call a list without bullets a list, unless it is told.
    // biome-ignore lint/a11y/noRedundantRoles: see above.
    <ul role="list" className={styles.cardCells}>
      {items.map((card, index) => (
        <li key={card.cardId} className={styles.cardCell}>
          {card.hasFavorited ? (
            <Link
              href={hrefOf(card.cardId)}
              className={styles.link({ shared: card.cardId === shared })}
              onClick={(event) => {
                if (!onOpen || event.ctrlKey || event.metaKey || event.shiftKey) return;
                event.preventDefault();
                onOpen(card.cardId);
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
