export { CardGrid, type CardGridProps } from './CardGrid';
export { type CardGridMessages, cardGridMessages } from './messages';
