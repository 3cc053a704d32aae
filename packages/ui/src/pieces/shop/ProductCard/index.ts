export { type ProductCardMessages, productCardMessages } from './messages';
export { ProductCard, type ProductCardProps, type ShopProduct } from './ProductCard';
export { ProductCardPicture, type ProductCardPictureProps } from './ProductCardPicture';
export { ProductCardPrice, type ProductCardPriceProps } from './ProductCardPrice';
export { ProductCardSkeleton } from './ProductCardSkeleton';
