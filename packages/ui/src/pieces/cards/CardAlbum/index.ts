export { CardAlbum, type CardAlbumProps } from './CardAlbum';
export { CardAlbumSkeleton } from './CardAlbumSkeleton';
export { cardAlbumMessages } from './messages';
