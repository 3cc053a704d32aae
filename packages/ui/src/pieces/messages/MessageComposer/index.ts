export { MessageComposer, type MessageComposerProps } from './MessageComposer';
export { type MessageComposerMessages, messageComposerMessages } from './messages';
export { messageMaxLength, useMessageComposer } from './useMessageComposer';
