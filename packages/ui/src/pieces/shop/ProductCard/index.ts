export { ProductCard, type ProductCardProps, type ShopProduct } from './ProductCard';
