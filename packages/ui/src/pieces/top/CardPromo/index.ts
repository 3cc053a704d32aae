export { CardPromo, type CardPromoProps } from './CardPromo';
export { type CardPromoMessages, cardPromoMessages } from './messages';
