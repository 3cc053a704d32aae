export { type PlayerCarouselMessages, playerCarouselMessages } from './messages';
export { PlayerCarousel, type PlayerCarouselProps, type PlayerItem } from './PlayerCarousel';
export { startPlayerId } from './startPlayerId';
