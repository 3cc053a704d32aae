export const myPageHeaderMessages = {
  title: 'マイページ',
  logout: 'ログアウト',
  label: 'OFFICIAL MEMBER',
  nickname: 'ニックネーム',
  joined: '入会',
  cards: 'カード',
  cardsUnit: '枚',
  favorite: '推し選手',
  choose: '推し選手を選ぶ',
};

export type MyPageHeaderMessages = typeof myPageHeaderMessages;
