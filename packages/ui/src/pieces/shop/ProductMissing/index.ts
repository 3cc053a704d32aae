export { ProductMissing, type ProductMissingProps } from './ProductMissing';
