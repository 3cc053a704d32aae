export { FavoriteHero, type FavoriteHeroProps } from './FavoriteHero';
export { type FavoriteHeroMessages, favoriteHeroMessages } from './messages';
