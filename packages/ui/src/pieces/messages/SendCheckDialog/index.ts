export { type SendCheckDialogMessages, sendCheckDialogMessages } from './messages';
export {
  type MessageAttachment,
  type MessageAudience,
  SendCheckDialog,
  type SendCheckDialogProps,
} from './SendCheckDialog';
