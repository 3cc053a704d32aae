export { CustomerForm, type CustomerFormProps } from './CustomerForm';
