export { ProductCardPicture, type ProductCardPictureProps } from './ProductCardPicture';
export { ProductCardPrice, type ProductCardPriceProps } from './ProductCardPrice';
export { ProductCardSkeleton } from './ProductCardSkeleton';
