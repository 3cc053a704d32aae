export { type TopicListMessages, topicListMessages } from './messages';
export { TopicList, type TopicListProps } from './TopicList';
