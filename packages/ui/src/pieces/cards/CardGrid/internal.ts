export { cardCell, cardCells } from './CardGrid.css';
