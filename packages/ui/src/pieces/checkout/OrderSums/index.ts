export { OrderSums, type OrderSumsProps } from './OrderSums';
