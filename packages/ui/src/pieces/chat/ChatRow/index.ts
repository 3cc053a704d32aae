export { ChatRow, type ChatRowItem, type ChatRowProps } from './ChatRow';
export { type ChatRowMessages, chatRowMessages } from './messages';
