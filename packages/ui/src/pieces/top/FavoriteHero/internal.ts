export { heroOutline } from './FavoriteHero.css';
