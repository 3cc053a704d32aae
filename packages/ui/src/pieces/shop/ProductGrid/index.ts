export { ProductGrid, type ProductGridProps } from './ProductGrid';
export { ProductGridSkeleton } from './ProductGridSkeleton';
