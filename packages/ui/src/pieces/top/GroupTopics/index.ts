export { GroupTopics, type GroupTopicsProps, type TopicItem } from './GroupTopics';
