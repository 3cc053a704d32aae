export { type OrderStatusMessages, orderStatusMessages } from './messages';
export { type OrderState, OrderStatus, type OrderStatusProps } from './OrderStatus';
