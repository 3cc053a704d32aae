export const staffPageMessages = {
  nav: 'スタッフのメニュー',
  today: '今日',
  pickups: '受け渡し',
  orders: '注文',
  reports: '見守り',
  desks: 'レジ',
  log: '記録',
  account: 'ログインと端末',
  accountOf: (name: string) => `${name}のログインと端末`,
  logout: 'ログアウト',
  waiting: (count: number) => `対応待ち${count}件`,
  back: (to: string) => `${to}へ戻る`,
};
