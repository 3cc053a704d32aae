export { CardGrid, type CardGridProps } from './CardGrid';
export { cardCell, cardCells } from './CardGrid.css';
export { type CardGridMessages, cardGridMessages } from './messages';
