export {
  type StaffOrderState,
  StaffOrderStatus,
  type StaffOrderStatusProps,
} from './StaffOrderStatus';
