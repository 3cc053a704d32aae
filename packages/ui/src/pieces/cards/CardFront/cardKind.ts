import { cardFrontMessages } from './messages';

export type CardKind = 'normal' | 'silver' | 'gold' | 'signature';

/** A kind that this version does not know is printed like the ordinary one. */
export function cardKindOf(cardType: string): CardKind {
  return cardType === 'silver' || cardType === 'gold' || cardType === 'signature'
    ? cardType
    : 'normal';
}

/** What the kind is called where it is read aloud or written in a sentence. */
export const cardKindName = (cardType: string) => cardFrontMessages.kind[cardKindOf(cardType)];
