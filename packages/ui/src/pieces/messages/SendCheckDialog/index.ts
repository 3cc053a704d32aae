export {
  type MessageAttachment,
  type MessageAudience,
  SendCheckDialog,
  type SendCheckDialogProps,
} from './SendCheckDialog';
