export { GroupTopics, type GroupTopicsProps, type TopicItem } from './GroupTopics';
export { type GroupTopicsMessages, groupTopicsMessages } from './messages';
