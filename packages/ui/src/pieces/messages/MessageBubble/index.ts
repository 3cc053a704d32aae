export { MessageBubble, type MessageBubbleProps } from './MessageBubble';
export { type MessageBubbleMessages, messageBubbleMessages } from './messages';
export type { ThreadMedia, ThreadMessage } from './threadMessage';
