export { topicRowMessages } from './messages';
export { TopicRow, type TopicRowItem, type TopicRowProps } from './TopicRow';
