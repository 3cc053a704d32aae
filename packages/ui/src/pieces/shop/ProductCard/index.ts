export { type ProductCardMessages, productCardMessages } from './messages';
export { ProductCard, type ProductCardProps, type ShopProduct } from './ProductCard';
