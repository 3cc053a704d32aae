export const reviewPageMessages = {
  none: '一覧から選ぶと、前後の会話と一緒に読めます。',
};

export type ReviewPageMessages = typeof reviewPageMessages;
