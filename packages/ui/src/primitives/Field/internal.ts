export { FieldError, FieldMark } from './Field';
export {
  bareControl as fieldBareControl,
  control as fieldControl,
  frame as fieldFrame,
  frameSlot as fieldFrameSlot,
  hint as fieldHint,
  label as fieldLabel,
} from './Field.css';
export { useComposedText } from './useComposedText';
