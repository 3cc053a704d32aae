import { useMessages } from '../../../primitives/UiProvider/useMessages';
import { assignInlineVars } from '../../../styles/inlineVars';
import { CardFront, type PlayerCard } from '../CardFront/CardFront';
import { cardKindOf } from '../CardFront/cardKind';
import * as styles from './CardFlip.css';
import { CardFlipBack } from './CardFlipBack';
import { cardFlipMessages } from './messages';
import { useCardFlip } from './useCardFlip';

export type CardSide = 'front' | 'back';

export type CardFlipProps = {
  card: PlayerCard;
  side: CardSide;
  /** Called after a tap or a swipe. The owner sets `side`. */
  onSideChange: (side: CardSide) => void;
  /** Turning is disabled. */
  blocked?: boolean;
  /** Tilts the card with the device. Where that needs permission, the owner must have obtained it. */
  deviceTilt?: boolean;
  /** Shows the card at a fixed angle in degrees; 180 is the back. */
  angle?: number;
};

/** A card in 3D: turns with a tap or a swipe, tilts with pointer or device, and its foil reflects light. */
export function CardFlip({
  card,
  side,
  onSideChange,
  blocked = false,
  deviceTilt = false,
  angle,
}: CardFlipProps) {
  const m = useMessages('CardFlip', cardFlipMessages);
  const room = useCardFlip({
    side,
    onSideChange,
    blocked,
    deviceTilt,
    frozen: angle !== undefined,
  });
  const shown = angle === undefined ? side : sideAt(angle);
  const kind = cardKindOf(card.kind);

  return (
    <div
      ref={room}
      className={styles.room}
      data-side={shown}
      data-angle={angle}
      data-blocked={blocked || undefined}
    >
      <div
        className={styles.object}
        style={angle === undefined ? undefined : assignInlineVars({ [styles.turn]: `${angle}deg` })}
      >
        <div className={styles.core} />
        <div className={styles.edge.start} />
        <div className={styles.edge.end} />
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields. */}
        <div
          role="group"
          aria-label={m.front}
          aria-hidden={shown !== 'front'}
          inert={shown !== 'front'}
          className={styles.face.front}
        >
          <CardFront card={card} priority />
          {kind !== 'normal' && (
            <div className={styles.foil}>
              <div className={styles.light[kind]} data-light="" />
              <div className={styles.glare} data-light="" />
            </div>
          )}
        </div>
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields. */}
        <div
          role="group"
          aria-label={m.back}
          aria-hidden={shown !== 'back'}
          inert={shown !== 'back'}
          className={styles.face.back}
        >
          <CardFlipBack card={card} />
        </div>
      </div>
    </div>
  );
}

const sideAt = (angle: number): CardSide =>
  Math.cos((angle * Math.PI) / 180) < -1e-9 ? 'back' : 'front';
