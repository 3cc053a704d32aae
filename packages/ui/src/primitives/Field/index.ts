export {
  Field,
  type FieldControl,
  FieldError,
  type FieldFrameProps,
  FieldMark,
  type FieldProps,
} from './Field';
export {
  bareControl as fieldBareControl,
  control as fieldControl,
  frame as fieldFrame,
  frameSlot as fieldFrameSlot,
  hint as fieldHint,
  label as fieldLabel,
} from './Field.css';
export { type FieldMessages, fieldMessages } from './messages';
export { useComposedText } from './useComposedText';
