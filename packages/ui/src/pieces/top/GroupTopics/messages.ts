export const groupTopicsMessages = {
  title: 'グループトーク',
  label: 'GROUP TALK',
  open: 'トークを見る',
};

export type GroupTopicsMessages = typeof groupTopicsMessages;
