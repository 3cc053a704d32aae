export { type ShopPromoMessages, shopPromoMessages } from './messages';
export { ShopPromo, type ShopPromoProps } from './ShopPromo';
