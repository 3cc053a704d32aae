export {
  type ListedProduct,
  ProductCard,
  type ProductCardProps,
  type ShopProduct,
} from './ProductCard';
