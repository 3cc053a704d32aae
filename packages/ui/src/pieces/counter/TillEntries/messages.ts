import { formatYen } from '../../../format';

export const tillEntriesMessages = {
  title: '記録',
  loading: '記録を読み込んでいます',
  none: 'この日の記録はありません。',
  payment: '受け取り',
  undo: '返金（受け渡しの取り消し）',
  booth: { payment: 'ブース販売', undo: '返金（ブース販売の取り消し）' },
  correction: '訂正',
  float: '開始額',
  count: '数えた額',
  difference: (yen: number) =>
    yen === 0 ? '過不足なし' : `過不足 ${yen < 0 ? '' : '+'}${formatYen(yen)}`,
  correctedBy: (reason: string, name: string) => `${reason}（${name}）`,
  cash: '現金',
  other: 'その他',
  notCounted: '数えていません',
  unsettled: '重ねて渡した注文です。注文を開いて確かめてください。',
  settled: { goods: '品物が2つ出た', record: '記録だけの重なり', refund: '返金した' },
  more: '新しい100件です。すべての記録は、日の集計からCSVで保存できます。',
};
