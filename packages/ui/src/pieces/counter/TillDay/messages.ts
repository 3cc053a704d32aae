export const tillDayMessages = {
  days: '日を選ぶ',
  previous: '前の日',
  next: '次の日',
  loading: 'レジの集計を読み込んでいます',
  none: 'この日の会場払いはありません',
  noneOfMatch: 'この試合の会場払いはありません',
  noneHelp: '会場払いの注文を渡すと、ここにレジごとの額が出ます。',
  cash: '現金の合計',
  corrected: (yen: string) => `訂正 ${yen} を含みます`,
  other: 'その他の合計',
  csv: 'この日の記録をCSVで保存',
  csvOfMatch: 'この試合の記録をCSVで保存',
};
