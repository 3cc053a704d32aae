export const staffLoginFormMessages = {
  title: 'スタッフログイン',
  forgotten: 'パスワードを忘れたら、オーナーに作り直してもらってください。',
  forStaff: 'この画面は、会場のスタッフが商品をお渡しするときに使います。',
  back: '自分の注文を見る',
  staff: 'スタッフとしてログインする',
  unsentOfDesk: (count: number) =>
    `まだ送っていない記録 ${count}件。責任者のQRコードでもう一度つないでください`,
  unsent: (count: number) => `まだ送っていない記録 ${count}件。もう一度ログインすると送ります`,
};
