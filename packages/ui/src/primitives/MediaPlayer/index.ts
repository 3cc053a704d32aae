export { MediaPlayer, type MediaPlayerProps } from './MediaPlayer';
export { type MediaPlayerMessages, mediaPlayerMessages } from './messages';
