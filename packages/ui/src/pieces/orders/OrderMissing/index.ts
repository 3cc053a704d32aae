export { OrderMissing, type OrderMissingProps } from './OrderMissing';
