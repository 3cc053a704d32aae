export { type ProductGridMessages, productGridMessages } from './messages';
export { ProductGrid, type ProductGridProps } from './ProductGrid';
export { ProductGridSkeleton, type ProductGridSkeletonProps } from './ProductGridSkeleton';
