export { type FavoritePlayer, FavoriteRecord, type FavoriteRecordProps } from './FavoriteRecord';
export { type FavoriteRecordMessages, favoriteRecordMessages } from './messages';
