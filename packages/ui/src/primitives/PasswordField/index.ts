export { type PasswordFieldMessages, passwordFieldMessages } from './messages';
export { PasswordField, type PasswordFieldProps } from './PasswordField';
