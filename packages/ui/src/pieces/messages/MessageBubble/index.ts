export { MessageBubble, type MessageBubbleProps } from './MessageBubble';
export type { ThreadMedia, ThreadMessage } from './threadMessage';
