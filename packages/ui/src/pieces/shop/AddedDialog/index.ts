export { AddedDialog, type AddedDialogProps } from './AddedDialog';
