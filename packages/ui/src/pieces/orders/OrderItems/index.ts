export { type OrderItemsMessages, orderItemsMessages } from './messages';
export { type OrderItem, OrderItems, type OrderItemsProps } from './OrderItems';
