export { MediaPlayer, type MediaPlayerProps } from './MediaPlayer';
