export { CardFront, type CardFrontProps, type PlayerCard } from './CardFront';
export { type CardKind, cardKindName, cardKindOf } from './cardKind';
export { type CardFrontMessages, cardFrontMessages } from './messages';
