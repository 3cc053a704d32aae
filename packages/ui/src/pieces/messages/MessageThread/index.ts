export {
  type EarlierUnread,
  MessageThread,
  type MessageThreadProps,
  type ThreadPlace,
} from './MessageThread';
export { MessageThreadSkeleton, type MessageThreadSkeletonProps } from './MessageThreadSkeleton';
export { type MessageThreadMessages, messageThreadMessages } from './messages';
