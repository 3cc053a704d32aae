import { DescriptionList, DescriptionListItem } from '../../../primitives';
import { focusableWhenScrollable as reachable } from '../../../primitives/Dialog/viewport';
import { useMessages } from '../../../primitives/UiProvider/useMessages';
import { visuallyHidden } from '../../../styles';
import type { PlayerCard } from '../CardFront/CardFront';
import { frame as cardFrame } from '../CardFront/CardFront.css';
import { cardKindOf } from '../CardFront/cardKind';
import * as styles from './CardFlip.css';
import { type CardFlipMessages, cardFlipMessages } from './messages';

export type CardFlipBackProps = {
  card: PlayerCard;
};

/** The back of a card: details of the player in the frame of the card's kind. Long content scrolls inside. */
export function CardFlipBack({ card }: CardFlipBackProps) {
  const m = useMessages('CardFlip', cardFlipMessages);
  const kind = cardKindOf(card.kind);
  const length = card.name.length > 9 ? 'long' : 'short';
  const message = card.message.trim();

  return (
    <div className={styles.back}>
      <div className={cardFrame({ kind, size: 'large' })}>
        <div className={styles.sheet({ kind })}>
          <div className={styles.head({ kind })}>
            <p className={styles.jersey({ kind })}>
              <span className={visuallyHidden}>{m.number}</span>
              {card.jerseyNumber}
            </p>
            <div className={styles.names}>
              <p className={styles.name({ length })}>{card.name}</p>
              <p className={styles.romaji({ length })} lang="en">
                {card.romaji}
              </p>
            </div>
            <p className={styles.stamp({ kind })}>
              <span lang="en" aria-hidden="true">
                {m.stamp[kind]}
              </span>
              <span className={visuallyHidden}>
                {m.kindLabel} {m.kind[kind]}
              </span>
            </p>
          </div>
          <div ref={reachable} className={styles.body}>
            <div className={styles.content}>
              <div className={styles.facts}>
                <DescriptionList size="inherit" divided>
                  {cardFacts(card, m).map(({ term, value }) => (
                    <DescriptionListItem key={term} term={term}>
                      <span className={styles.value}>{value}</span>
                    </DescriptionListItem>
                  ))}
                </DescriptionList>
              </div>
              {message !== '' && (
                <div className={styles.message({ kind })}>
                  <p className={styles.messageTitle({ kind })} lang="en">
                    {m.message}
                  </p>
                  <p className={styles.words}>{message}</p>
                </div>
              )}
            </div>
          </div>
        </div>
      </div>
    </div>
  );
}

/** Rows of the card's back. Unknown values, and codes added by later server versions, are left out. */
function cardFacts(card: PlayerCard, m: CardFlipMessages) {
  const rows: [term: string, value: string | null | undefined][] = [
    [m.position, card.position && m.positions[card.position]],
    [m.batting, card.batting && m.battings[card.batting]],
    [m.birthYear, card.birthYear && m.year(card.birthYear)],
    [m.height, card.height && m.centimetres(card.height)],
    [m.weight, card.weight && m.kilograms(card.weight)],
    [m.birthPlace, card.birthPlace.trim()],
    [m.school, card.school.trim()],
  ].map(([term, value]) => [String(term), value ? String(value) : null]);
  return rows.flatMap(([term, value]) => (value ? [{ term, value }] : []));
}
