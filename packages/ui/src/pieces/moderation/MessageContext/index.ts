export { type ContextMessage, MessageContext, type MessageContextProps } from './MessageContext';
export type { ContextMedia } from './MessageContextMedia';
