export { CardFlip, type CardFlipProps, type CardSide } from './CardFlip';
export { type CardFlipMessages, cardFlipMessages } from './messages';
export { useCardFlip } from './useCardFlip';
