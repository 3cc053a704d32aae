export { FavoriteHero, type FavoriteHeroProps } from './FavoriteHero';
export { heroOutline } from './FavoriteHero.css';
export { type FavoriteHeroMessages, favoriteHeroMessages } from './messages';
