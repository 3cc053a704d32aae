export { Dialog, type DialogProps } from './Dialog';
export * as modalStyles from './Dialog.css';
export { type DialogMessages, dialogMessages } from './messages';
export { useModalDialog } from './useModalDialog';
export { focusableWhenScrollable as reachable } from './viewport';
