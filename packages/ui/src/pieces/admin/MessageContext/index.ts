export { type ContextMessage, MessageContext, type MessageContextProps } from './MessageContext';
