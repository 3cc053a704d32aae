export {
  addMessage,
  type MessageRow,
  messageColumns,
  messageJoins,
  messagesById,
  type Sender,
  setMessageHidden,
} from './messages.queries.ts';
export { messagesRoutes } from './messages.routes.ts';
export { avatarOf, readMessages, senderOf } from './messageView.ts';
export { playersOf } from './players.queries.ts';
export { tidyEvidence } from './reportedFiles.ts';
export {
  refusePreview,
  refuseRestricted,
  type Target,
  topicFor,
  withMessage,
} from './sendMessage.ts';
export {
  addPlayerToTopic,
  canReceive,
  findTopic,
  groupsWithCounts,
  groupTopics,
  insertGroup,
  mayRead,
  newestUnread,
  type Reader,
  readStates,
  readStatesSince,
  type UnreadRow,
} from './topics.queries.ts';
