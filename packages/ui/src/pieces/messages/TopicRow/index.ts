export { TopicRow, type TopicRowItem, type TopicRowProps } from './TopicRow';
