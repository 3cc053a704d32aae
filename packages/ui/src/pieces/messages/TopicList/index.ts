export { topicListMessages } from './messages';
export { TopicList, type TopicListProps } from './TopicList';
