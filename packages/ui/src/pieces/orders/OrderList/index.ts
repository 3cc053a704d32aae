export { orderListMessages } from './messages';
export { OrderList, type OrderListProps } from './OrderList';
