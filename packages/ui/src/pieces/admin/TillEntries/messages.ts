export const tillEntriesMessages = {
  title: '記録',
  loading: '記録を読み込んでいます',
  none: 'この日の記録はありません。',
  payment: '受け取り',
  undo: '返金（受け渡しの取り消し）',
  correction: '訂正',
  correctedBy: (reason: string, name: string) => `${reason}（${name}）`,
  cash: '現金',
  other: 'その他',
  more: '新しい100件です。すべての記録は、日の集計からCSVで保存できます。',
};
