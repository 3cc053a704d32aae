export const reviewPageMessages = {
  title: '見守り',
  back: '一覧に戻る',
  counter: '受け渡しへ',
  none: '一覧から選ぶと、前後の会話と一緒に読めます。',
};

export type ReviewPageMessages = typeof reviewPageMessages;
