export { AttachmentPanel, type AttachmentPanelProps } from './AttachmentPanel';
export {
  type AttachmentCheck,
  type AttachmentKind,
  type AttachmentProblem,
  attachmentLimits,
  checkAttachment,
} from './attachment';
