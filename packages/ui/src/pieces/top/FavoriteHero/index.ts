export { FavoriteHero, type FavoriteHeroProps } from './FavoriteHero';
