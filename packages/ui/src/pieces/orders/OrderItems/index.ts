export { type OrderItem, OrderItems, type OrderItemsProps } from './OrderItems';
