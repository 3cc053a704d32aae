export const topicListMessages = {
  title: 'グループトーク',
  label: 'GROUP TALK',
  open: 'トークを見る',
};

export type TopicListMessages = typeof topicListMessages;
