import { LockIcon } from '../../../icons';
import { useLinkComponent } from '../../../primitives/UiProvider/useLinkComponent';
import { useMessages } from '../../../primitives/UiProvider/useMessages';
import { CardFront, type PlayerCard } from '../CardFront/CardFront';
import * as styles from './CardAlbum.css';
import { cardAlbumMessages } from './messages';

export type CardAlbumGridProps = {
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
export function CardAlbumGrid({ items, hrefOf, shared = null, onOpen }: CardAlbumGridProps) {
  const m = useMessages('CardAlbum', cardAlbumMessages);
  const Link = useLinkComponent();

  return (
    <ul role="list" className={styles.cardCells}>
      {items.map((card, index) => (
        <li key={card.id} className={styles.cardCell}>
          {card.collected ? (
            <Link
              href={hrefOf(card.id)}
              className={styles.cardLink({ shared: card.id === shared })}
              onClick={(event) => {
                if (!onOpen || event.ctrlKey || event.metaKey || event.shiftKey) return;
                event.preventDefault();
                onOpen(card.id);
              }}
            >
              <CardFront card={card} size="small" priority={index < firstSeen} />
            </Link>
          ) : (
            <CardAlbumLocked label={m.locked(card.jerseyNumber)} jerseyNumber={card.jerseyNumber} />
          )}
        </li>
      ))}
    </ul>
  );
}

type CardAlbumLockedProps = { label: string; jerseyNumber: string };

/** Place of a card that is not collected: the silhouette of a player from behind, with the number. */
function CardAlbumLocked({ label, jerseyNumber }: CardAlbumLockedProps) {
  return (
    <div role="img" aria-label={label} className={styles.locked}>
      <svg viewBox="0 0 63 88" className={styles.silhouette} aria-hidden="true" focusable="false">
        <path d="M31.5 14C22.5 14 18 20.5 18 29c0 3 .3 5.5 1 7.5 1 4 3 7.5 5.5 10V52C21 55 7 57 5 71.5V88h53V71.5C56 57 42 55 38.5 52v-5.5c2.5-2.5 4.5-6 5.5-10 .7-2 1-4.5 1-7.5 0-8.5-4.5-15-13.5-15z" />
        <path
          className={styles.cap}
          d="M16.8 33C16 20 21.5 12.5 31.5 12.5S47 20 46.2 33c-2.8 1-5.8 1.7-8.9 2 0-8.6-11.6-8.6-11.6 0-3.1-.3-6.1-1-8.9-2z"
        />
        <path
          className={styles.seam}
          d="M31.5 13v14.5M17 29.5c3 1.2 6 2 9.2 2.3M46 29.5c-3 1.2-6 2-9.2 2.3"
        />
      </svg>
      <span className={styles.lock}>
        <LockIcon size="tiny" />
      </span>
      <span className={styles.lockedNumber} aria-hidden="true">
        {jerseyNumber}
      </span>
    </div>
  );
}
