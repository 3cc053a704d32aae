export { productMissingMessages } from './messages';
export { ProductMissing, type ProductMissingProps } from './ProductMissing';
