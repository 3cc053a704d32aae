export { type ProductPageMessages, productPageMessages } from './messages';
export { ProductPage, type ProductPageProps } from './ProductPage';
export { ProductPageSkeleton, type ProductPageSkeletonProps } from './ProductPageSkeleton';
