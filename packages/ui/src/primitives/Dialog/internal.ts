export * as modalStyles from './Dialog.css';
export { useModalDialog } from './useModalDialog';
export { focusableWhenScrollable as reachable } from './viewport';
