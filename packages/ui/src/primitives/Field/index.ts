export { Field, type FieldControl, type FieldFrameProps, type FieldProps } from './Field';
export { control as fieldControl } from './Field.css';
export { type FieldMessages, fieldMessages } from './messages';
export { useComposedText } from './useComposedText';
