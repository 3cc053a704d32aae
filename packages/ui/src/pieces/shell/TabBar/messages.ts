export const tabBarMessages = {
  label: 'メニュー',
  home: 'ホーム',
  card: 'カード',
  message: 'メッセージ',
  shop: 'ショップ',
  myPage: 'マイページ',
  unread: (count: number) => `未読${count}件`,
};

export type TabBarMessages = typeof tabBarMessages;
