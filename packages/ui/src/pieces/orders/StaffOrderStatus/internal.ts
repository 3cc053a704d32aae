export { staffOrderStatusMessages } from './messages';
export { staffOrderStates } from './StaffOrderStatus';
