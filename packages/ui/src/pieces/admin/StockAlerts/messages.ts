export const stockAlertsMessages = {
  title: '在庫',
  list: '商品の一覧',
  loading: '在庫を読み込んでいます',
  none: '残りが少ない商品はありません。',
  goods: (name: string, option: string) => (option === '' ? name : `${name} ${option}`),
  soldOut: '売り切れ',
  left: (count: string) => `残り${count}点`,
};
