export { type OrderMissingMessages, orderMissingMessages } from './messages';
export { OrderMissing, type OrderMissingProps } from './OrderMissing';
