export { orderStatusMessages } from './messages';
export { orderStates } from './OrderStatus';
