export {
  PlayerCarousel,
  type PlayerCarouselProps,
  type PlayerItem,
  startPlayerId,
} from './PlayerCarousel';
