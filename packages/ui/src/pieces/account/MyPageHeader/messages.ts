export const myPageHeaderMessages = {
  title: 'マイページ',
  logout: 'ログアウト',
  nickname: 'ニックネーム',
  favorite: '推し選手',
  choose: '推し選手を選ぶ',
};

export type MyPageHeaderMessages = typeof myPageHeaderMessages;
