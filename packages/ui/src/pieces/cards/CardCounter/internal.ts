export { cardCounterOutline } from './CardCounter.css';
