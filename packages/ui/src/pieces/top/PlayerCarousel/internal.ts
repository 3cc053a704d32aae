export { playersFrame } from './PlayerCarousel.css';
