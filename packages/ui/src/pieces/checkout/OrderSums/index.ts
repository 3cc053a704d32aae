export { type OrderSumsMessages, orderSumsMessages } from './messages';
export { OrderSums, type OrderSumsProps } from './OrderSums';
