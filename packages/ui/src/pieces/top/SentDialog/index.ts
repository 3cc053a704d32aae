export { SentDialog, type SentDialogProps } from './SentDialog';
