export { type ProductMissingMessages, productMissingMessages } from './messages';
export { ProductMissing, type ProductMissingProps } from './ProductMissing';
