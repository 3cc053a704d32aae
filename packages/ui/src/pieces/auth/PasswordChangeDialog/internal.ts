export { PasswordChangeDialogFields } from './PasswordChangeDialogFields';
