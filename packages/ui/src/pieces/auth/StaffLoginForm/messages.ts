export const staffLoginFormMessages = {
  title: 'スタッフログイン',
  forStaff: 'この画面は、会場のスタッフが商品をお渡しするときに使います。',
  back: '自分の注文を見る',
  staff: 'スタッフとしてログインする',
};
