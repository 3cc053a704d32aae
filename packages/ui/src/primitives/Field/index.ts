export { Field, type FieldControl, type FieldFrameProps, type FieldProps } from './Field';
export { type FieldMessages, fieldMessages } from './messages';
