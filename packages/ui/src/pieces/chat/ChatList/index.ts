export { ChatList, type ChatListProps } from './ChatList';
export { type ChatListMessages, chatListMessages } from './messages';
