export type { TextFieldKind } from './kinds';
export { TextField, type TextFieldProps } from './TextField';
