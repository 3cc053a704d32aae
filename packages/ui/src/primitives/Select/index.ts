export { type SelectMessages, selectMessages } from './messages';
export { Select, type SelectItem, type SelectProps } from './Select';
