export { type OrderFormMessages, orderFormMessages } from './messages';
export { OrderForm, type OrderFormProps } from './OrderForm';
