export { MediaBackdrop, type MediaBackdropProps } from './MediaBackdrop';
