export { CardCounter, type CardCounterProps } from './CardCounter';
export { type CardCounterMessages, cardCounterMessages } from './messages';
