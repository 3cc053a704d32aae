export { type TopicListMessages, topicListMessages } from './messages';
export { type TopicItem, TopicList, type TopicListProps } from './TopicList';
