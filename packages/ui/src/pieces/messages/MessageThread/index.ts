export {
  type EarlierUnread,
  MessageThread,
  type MessageThreadProps,
  type ThreadPlace,
} from './MessageThread';
export { MessageThreadSkeleton } from './MessageThreadSkeleton';
