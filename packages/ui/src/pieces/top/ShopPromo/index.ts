export { ShopPromo, type ShopPromoProps } from './ShopPromo';
