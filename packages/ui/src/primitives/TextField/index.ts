export type { TextFieldKind } from './kinds';
export { type TextFieldMessages, textFieldMessages } from './messages';
export { TextField, type TextFieldProps } from './TextField';
