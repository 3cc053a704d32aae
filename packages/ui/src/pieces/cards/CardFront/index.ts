export { CardFront, type CardFrontProps, type PlayerCard } from './CardFront';
export type { CardKind } from './cardKind';
