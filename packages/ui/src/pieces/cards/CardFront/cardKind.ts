import { cardFrontMessages } from './messages';

export type CardKind = 'normal' | 'silver' | 'gold' | 'signature';

/** Maps a kind that this version does not know to `normal`. */
export function cardKindOf(cardType: string): CardKind {
  return cardType === 'silver' || cardType === 'gold' || cardType === 'signature'
    ? cardType
    : 'normal';
}

/** Name of the card's kind for sentences and screen readers. */
export const cardKindName = (cardType: string) => cardFrontMessages.kind[cardKindOf(cardType)];
