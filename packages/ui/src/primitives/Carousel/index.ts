export { Carousel, type CarouselProps } from './Carousel';
export { type CarouselMessages, carouselMessages } from './messages';
