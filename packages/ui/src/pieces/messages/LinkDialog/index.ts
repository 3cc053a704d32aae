export { LinkDialog, type LinkDialogProps } from './LinkDialog';
