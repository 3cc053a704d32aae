export type CardKind = 'normal' | 'silver' | 'gold' | 'signature';

/** Maps a kind that this version does not know to `normal`. */
export function cardKindOf(cardType: string): CardKind {
  return cardType === 'silver' || cardType === 'gold' || cardType === 'signature'
    ? cardType
    : 'normal';
}
