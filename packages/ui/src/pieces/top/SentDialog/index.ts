export { type SentDialogMessages, sentDialogMessages } from './messages';
export { SentDialog, type SentDialogProps } from './SentDialog';
