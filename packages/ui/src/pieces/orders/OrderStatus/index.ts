export {
  type DeliveryState,
  type OrderState,
  OrderStatus,
  type OrderStatusProps,
} from './OrderStatus';
