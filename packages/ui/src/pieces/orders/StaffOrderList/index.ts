export {
  StaffOrderList,
  type StaffOrderListItem,
  type StaffOrderListProps,
} from './StaffOrderList';
