export { CardCounter, type CardCounterProps } from './CardCounter';
