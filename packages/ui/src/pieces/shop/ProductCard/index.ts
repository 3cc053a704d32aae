export { type ProductCardMessages, productCardMessages } from './messages';
export { ProductCard, type ProductCardProps, type ShopProduct } from './ProductCard';
export { ProductCardSkeleton } from './ProductCardSkeleton';
export { ProductPicture, type ProductPictureProps } from './ProductPicture';
export { ProductPrice, type ProductPriceProps } from './ProductPrice';
