export { CardAlbum, type CardAlbumProps } from './CardAlbum';
export { CardAlbumSkeleton, type CardAlbumSkeletonProps } from './CardAlbumSkeleton';
export { type CardAlbumMessages, cardAlbumMessages } from './messages';
