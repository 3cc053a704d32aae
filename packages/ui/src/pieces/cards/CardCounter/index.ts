export { CardCounter, type CardCounterProps } from './CardCounter';
export { cardCounterOutline } from './CardCounter.css';
export { type CardCounterMessages, cardCounterMessages } from './messages';
