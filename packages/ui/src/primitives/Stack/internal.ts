export { gap } from './Stack.css';
