export { ProductPage, type ProductPageProps } from './ProductPage';
export { ProductPageSkeleton } from './ProductPageSkeleton';
