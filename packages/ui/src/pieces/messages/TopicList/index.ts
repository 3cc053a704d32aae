export { TopicList, type TopicListProps } from './TopicList';
