export { MessageComposer, type MessageComposerProps } from './MessageComposer';
export { messageMaxLength, useMessageComposer } from './useMessageComposer';
