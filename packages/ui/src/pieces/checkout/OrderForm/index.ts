export { orderFormMessages } from './messages';
export { OrderForm, type OrderFormProps } from './OrderForm';
