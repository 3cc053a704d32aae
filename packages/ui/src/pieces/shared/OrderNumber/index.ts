export { OrderNumber, type OrderNumberProps } from './OrderNumber';
