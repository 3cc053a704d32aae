import { formatYen } from '../../../format';

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
  notCounted: '数えていません（重ねて渡した注文）',
  float: '開始額（釣銭準備金）',
  carried: '前の試合からの現金',
  drawer: 'レジの中にあるはずの現金',
  counted: '数えた額',
  difference: '過不足',
  differs: (yen: number) =>
    yen === 0
      ? 'なし'
      : yen < 0
        ? `${formatYen(-yen)} 足りません`
        : `${formatYen(yen)} 多くあります`,
  changed: (yen: number) =>
    `数えたあとに、あるはずの額が${formatYen(Math.abs(yen))}${yen < 0 ? '減りました' : '増えました'}。もう一度数えてください。`,
  countedBy: (time: string, name: string) => `${time} ${name}`,
  notNoted: '未記録',
  unsent: (count: number, time: string) =>
    `端末から届いていない受け渡しが${count}件あります（${time}）。届くと、あるはずの額が変わります。`,
  sum: (means: string, yen: string) => `${means} ${yen}`,
};
