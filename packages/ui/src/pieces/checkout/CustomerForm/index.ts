export { CustomerForm, type CustomerFormProps } from './CustomerForm';
export { customerFormMessages } from './messages';
