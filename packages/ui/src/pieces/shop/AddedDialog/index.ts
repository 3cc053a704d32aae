export { AddedDialog, type AddedDialogProps } from './AddedDialog';
export { type AddedDialogMessages, addedDialogMessages } from './messages';
