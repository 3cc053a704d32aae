export { frame as cardFrame } from './CardFront.css';
export { cardFrontMessages } from './messages';
