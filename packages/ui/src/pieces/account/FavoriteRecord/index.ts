export { type FavoritePlayer, FavoriteRecord, type FavoriteRecordProps } from './FavoriteRecord';
