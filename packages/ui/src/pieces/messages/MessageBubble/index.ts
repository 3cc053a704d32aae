export { MessageBubble, type MessageBubbleProps } from './MessageBubble';
export type { MessageLinks } from './messageLinks';
export type { ThreadMedia, ThreadMessage } from './threadMessage';
