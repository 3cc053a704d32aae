export { MessageComposer, type MessageComposerProps } from './MessageComposer';
export type { ComposerMedia } from './MessageComposerAttachment';
export { useMessageComposer } from './useMessageComposer';
