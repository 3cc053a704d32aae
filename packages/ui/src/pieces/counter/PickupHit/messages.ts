import { formatYen } from '../../../format';

export const pickupHitMessages = {
  all: '全部で',
  pieces: '点',
  goods: '渡す物',
  more: (rows: number) => `ほか${rows}行`,
  quantity: (count: number) => `×${count}`,
  atVenue: '会場払い',
  take: 'お代をいただきます',
  paid: '支払い済み',
  refunded: (yen: string) => `${yen}返金済み`,
  nothingDue: 'お代はいただきません',
  refundedAll: '返金済み。渡しません',
  refundedOf: (quantity: number, refunded: number) => `${quantity}点のうち${refunded}点は返金済み`,
  customer: (name: string) => `${name} 様`,
  ordered: (time: string) => `${time} の注文`,
  match: (match: string) => `${match}の受け取りです。`,
  off: { canceled: '試合は中止です。', postponed: '試合は延期です。' },
  otherMatch: '今日の試合ではありませんが、渡せます。',
  memo: 'スタッフメモ',
  together: 'まとめて渡す',
  others: (count: number) => `ほかに${count}件の受け取りがあります`,
  means: 'お支払いの方法',
  cash: '現金',
  other: 'その他',
  tendered: 'お預かり',
  tenderedField: 'お預かりした額（円）',
  change: (yen: number) => (yen < 0 ? `あと ${formatYen(-yen)}` : `お釣り ${formatYen(yen)}`),
  handOver: '渡しました',
  taken: (means: 'cash' | 'other', amount: number) =>
    means === 'cash'
      ? `現金 ${formatYen(amount)} を受け取りました`
      : `${formatYen(amount)} を受け取りました`,
  back: '読み取りに戻る',
};
