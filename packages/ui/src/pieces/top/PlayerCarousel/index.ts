export { type PlayerCarouselMessages, playerCarouselMessages } from './messages';
export { PlayerCarousel, type PlayerCarouselProps, type PlayerItem } from './PlayerCarousel';
export { playersBleed, playersFrame } from './PlayerCarousel.css';
export { startPlayerId } from './startPlayerId';
