export { CardFlip, type CardFlipProps, type CardSide } from './CardFlip';
export { useCardFlip } from './useCardFlip';
