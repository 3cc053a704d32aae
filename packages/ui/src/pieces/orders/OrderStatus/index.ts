export { type OrderState, OrderStatus, type OrderStatusProps } from './OrderStatus';
