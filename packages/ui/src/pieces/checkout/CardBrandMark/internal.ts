export { cardBrandMarkMessages } from './messages';
