export { frame as cardFrame } from './CardFront.css';
