export const salesSummaryMessages = {
  title: '売上',
  loading: '売上を読み込んでいます',
  tills: 'レジごとの集計',
  todayCount: (count: string) => `今日・${count}件`,
  todayReturned: (count: string) => `今日・返した分 ${count}件`,
  way: '支払い方法',
  today: '今日',
  month: (month: number) => `${month}月`,
  card: 'カード',
  cash: '会場払い・現金',
  other: '会場払い・その他',
  total: '合計',
};
