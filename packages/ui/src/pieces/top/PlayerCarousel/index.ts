export { PlayerCarousel, type PlayerCarouselProps, type PlayerItem } from './PlayerCarousel';
export { startPlayerId } from './startPlayerId';
