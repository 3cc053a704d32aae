export const staffPageMessages = {
  nav: 'スタッフのメニュー',
  pickups: '受け渡し',
  orders: '注文',
  reports: '見守り',
  desks: 'レジ',
  logout: 'ログアウト',
  back: (to: string) => `${to}へ戻る`,
};
