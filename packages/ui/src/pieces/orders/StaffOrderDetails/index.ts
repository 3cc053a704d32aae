export {
  type StaffOrder,
  StaffOrderDetails,
  type StaffOrderDetailsProps,
} from './StaffOrderDetails';
