export { CardFront, type CardFrontProps, type PlayerCard } from './CardFront';
export { frame as cardFrame } from './CardFront.css';
export { type CardKind, cardKindName, cardKindOf } from './cardKind';
export { type CardFrontMessages, cardFrontMessages } from './messages';
