export { MediaBackdrop, type MediaBackdropProps } from './MediaBackdrop';
export { type MediaBackdropMessages, mediaBackdropMessages } from './messages';
