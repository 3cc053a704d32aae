import { formatDate, formatYen } from '../../../format';
import { formatCount, formatListDateTime, formatShortDay } from '../../../format/internal';

export const matchClosingMessages = {
  title: '試合の締め',
  match: (day: string, opponent: string, ground: string) =>
    `${formatShortDay(day)} 対 ${opponent}（${ground}）`,
  closedBy: (at: string, by: string) =>
    `${formatListDateTime(at)}に${by}さんが締めました。そのときの数字です。`,
  open: (at: string) => `まだ締めていません。${formatListDateTime(at)}の数字です。`,
  print: '印刷',
  close: '試合を締める',
  closeHelp:
    '締めると、いまの数字をこのまま残します。あとから届いた分は、変わったところとして出ます。',
  notOver: '試合を終了か中止にすると、締められます。',
  reopen: '締めを取り消す…',
  reopenTitle: '締めを取り消しますか？',
  reopenConfirm: '締めを取り消す',
  reopenHelp: 'このページは、いまの数字に変わります。もう一度締めることができます。',
  check: '締める前に確かめてください',
  running: (name: string) => `${name}：まだ受け渡し中です。`,
  unsent: (name: string, count: number) =>
    `${name}：端末から届いていない記録が${formatCount(count)}件あります。`,
  notYetCounted: (name: string) => `${name}：現金を数えていません。`,
  refused: (name: string, yen: number) =>
    `${name}：重ねて渡した注文の${formatYen(yen)}を、まだ確かめていません。`,
  changed: '締めたあとに変わったところ',
  item: '項目',
  before: '締めたとき',
  now: 'いま',
  orders: 'この試合の受け取り',
  ordered: '注文',
  handedOver: '渡した',
  left: '残り',
  count: (count: number) => `${formatCount(count)}件`,
  ofOthers: 'ほかの試合の注文',
  ofOthersHelp: (count: number) => `ほかの試合などの注文も、${formatCount(count)}件渡しました。`,
  money: '売上',
  means: '支払い方法',
  pickup: '受け取り',
  booth: 'ブース',
  sum: '計',
  cash: '現金',
  other: 'その他',
  card: 'カード',
  total: '合計',
  none: 'なし',
  refunds: (count: number) => `この日の返金 ${formatCount(count)}件`,
  refund: (means: string, yen: string) => `${means} ${yen}`,
  goods: '商品',
  noGoods: '売れた商品はありません。',
  tills: 'レジの現金',
  noTills: 'この試合に使ったレジはありません。',
  start: 'はじめの現金',
  taken: '受け取り（返した分を引く）',
  corrections: '訂正',
  expected: 'あるはずの額',
  counted: '数えた額',
  notCounted: '数えていません',
  difference: '過不足',
  differs: (yen: number) =>
    yen === 0
      ? 'なし'
      : yen < 0
        ? `${formatYen(-yen)} 足りません`
        : `${formatYen(yen)} 多くあります`,
  otherMeans: '現金のほか',
  waiting: '残っている注文',
  more: (shown: number, all: number) => `番号の順に${shown}件です（全${formatCount(all)}件）。`,
  orderId: '注文番号',
  pieces: '点数',
  due: 'お支払い',
  paid: '支払い済み',
  until: '受け取り期限',
  untilDay: (at: string) => formatShortDay(formatDate(at).replaceAll('.', '-')),
  noUntil: '未定',
  changedHandedOver: 'この試合の渡した注文',
  changedLeft: 'この試合の残りの注文',
  changedOf: (name: string, what: string) => `${name}：${what}`,
};

export type MatchClosingMessages = typeof matchClosingMessages;
