export { playersBleed, playersFrame } from './PlayerCarousel.css';
