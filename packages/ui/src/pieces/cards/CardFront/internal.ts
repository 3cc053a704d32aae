export { frame as cardFrame } from './CardFront.css';
export { cardKindOf } from './cardKind';
export { cardFrontMessages } from './messages';
