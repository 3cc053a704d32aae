export { CustomerForm, type CustomerFormProps } from './CustomerForm';
export { type CustomerFormMessages, customerFormMessages } from './messages';
