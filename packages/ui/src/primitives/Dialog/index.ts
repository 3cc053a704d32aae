export { Dialog, type DialogProps } from './Dialog';
export { type DialogMessages, dialogMessages } from './messages';
