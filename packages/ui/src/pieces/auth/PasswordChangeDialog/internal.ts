export { PasswordChangeFields } from './PasswordChangeFields';
