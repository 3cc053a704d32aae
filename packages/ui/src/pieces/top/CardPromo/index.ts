export { CardPromo, type CardPromoProps } from './CardPromo';
