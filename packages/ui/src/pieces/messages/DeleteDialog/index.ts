export { DeleteDialog, type DeleteDialogProps } from './DeleteDialog';
export { type DeleteDialogMessages, deleteDialogMessages } from './messages';
