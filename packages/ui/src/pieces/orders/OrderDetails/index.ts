export { type OrderDetailsMessages, orderDetailsMessages } from './messages';
export { type OrderDetail, OrderDetails, type OrderDetailsProps } from './OrderDetails';
export { OrderDetailsSkeleton, type OrderDetailsSkeletonProps } from './OrderDetailsSkeleton';
