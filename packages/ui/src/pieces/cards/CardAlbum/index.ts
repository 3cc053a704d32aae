export { CardAlbum, type CardAlbumProps } from './CardAlbum';
export { CardAlbumSkeleton } from './CardAlbumSkeleton';
