export const staffPageMessages = {
  nav: 'スタッフのメニュー',
  today: '今日',
  pickups: '受け渡し',
  orders: '注文',
  reports: '見守り',
  desks: 'レジ',
  logout: 'ログアウト',
  back: (to: string) => `${to}へ戻る`,
};
