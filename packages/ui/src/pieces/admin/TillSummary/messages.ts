export const tillSummaryMessages = {
  open: '受け渡し中',
  closed: '終了',
  corrected: '訂正あり',
  means: '支払い方法',
  cash: '現金',
  other: 'その他',
  count: (count: string) => `${count}件`,
  returned: (count: string) => `返した分 ${count}件`,
  paid: '受け取り',
  corrections: '訂正',
  expected: 'あるはずの額',
  none: 'なし',
};
