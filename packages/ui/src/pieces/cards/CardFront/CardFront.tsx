import { useUsablePicture } from '../../../primitives/Picture/usePicture';
import { useMessages } from '../../../primitives/UiProvider/useMessages';
import * as styles from './CardFront.css';
import { cardKindOf } from './cardKind';
import { cardFrontMessages } from './messages';

export type { CardKind } from './cardKind';

export type PlayerCard = {
  id: number;
  name: string;
  romaji: string;
  jerseyNumber: string;
  pictureUrl: string;
  /** Kind of the card: `normal`, `silver`, `gold` or `signature`; others look like `normal`. */
  kind: string;
  /** Whether the fan has collected the card. */
  collected: boolean;
  birthYear: number | null;
  height: number | null;
  weight: number | null;
  birthPlace: string;
  school: string;
  /** `pitcher`, `catcher`, `infielder` or `outfielder`; others are not shown. */
  position: string | null;
  /** Throws and bats: `rightRight`, `rightLeft`, `leftRight` or `leftLeft`; others are not shown. */
  batting: string | null;
  message: string;
  audioUrl: string | null;
  videoUrl: string | null;
};

export type CardFrontProps = {
  card: PlayerCard;
  /** `small` is for the album: picture, number and name, without effects. */
  size?: 'small' | 'large';
  /** Visible without scrolling: its picture loads at high priority. */
  priority?: boolean;
};

/** The front of a card. It fills the width of its container. */
export function CardFront({ card, size = 'large', priority = false }: CardFrontProps) {
  const m = useMessages('CardFront', cardFrontMessages);
  const { name, romaji, jerseyNumber } = card;
  const kind = cardKindOf(card.kind);
  const picture = useUsablePicture(card.pictureUrl, size === 'small' ? 240 : 640);
  const length = name.length > 9 ? 'long' : 'short';

  return (
    <div className={styles.root} role="img" aria-label={m.name(name, jerseyNumber, m.kind[kind])}>
      <div className={styles.frame({ kind, size })}>
        <div className={styles.window({ kind, size })}>
          <div className={styles.number}>{jerseyNumber}</div>
          {picture.src && (
            <img
              src={picture.src}
              alt=""
              className={styles.picture}
              loading={priority ? 'eager' : 'lazy'}
              fetchPriority={priority ? 'high' : 'auto'}
              decoding="async"
              draggable={false}
              onError={picture.onError}
            />
          )}
          <div className={styles.shade({ kind, size })} />
        </div>
        {size === 'large' && (
          <p className={styles.stamp({ kind })} lang="en">
            {m.stamp[kind]}
          </p>
        )}
        {size === 'small' && kind !== 'normal' && <div className={styles.corner({ kind })} />}
        <div className={styles.plate({ kind, size })}>
          <p className={styles.jersey({ kind, size })}>{jerseyNumber}</p>
          <div className={styles.names}>
            <p className={styles.name({ size, length })}>{name}</p>
            {size === 'large' && (
              <p className={styles.romaji({ length })} lang="en">
                {romaji}
              </p>
            )}
          </div>
        </div>
      </div>
    </div>
  );
}
