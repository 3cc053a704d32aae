import { formatYen } from '../../../format';
import { formatCount, formatShortDay } from '../../../format/internal';

export const matchCallOffSheetMessages = {
  titles: {
    postponed: 'この試合を延期にしますか？',
    canceled: 'この試合を中止にしますか？',
    move: '注文をほかの試合に移しますか？',
  },
  submit: { postponed: '延期にする', canceled: '中止にする', move: '注文を移す' },
  affected: (orders: number, fans: number) =>
    `この試合で受け取る注文が${formatCount(orders)}件（${formatCount(fans)}人）あります。`,
  nobody: 'この試合で受け取る注文はありません。',
  seen: 'ファンのアプリには、すぐに出ます。窓口は開きません。',
  card: (name: string) => `本日のカードは ${name} です。配る予定を確かめてください。`,
  choice: '注文の移し先',
  choiceHint: '受け取り期限も、移した先の試合から数え直します。',
  target: (day: string, opponent: string, ground: string) =>
    `${formatShortDay(day)} 対 ${opponent}（${ground}）`,
  stays: '移さない（この試合のまま預かる）',
  notice: 'ファンに届くお知らせ',
  reach: (fans: number, reachable: number) =>
    fans === reachable
      ? `${formatCount(fans)}人全員に、通知で1回だけ届きます。`
      : `${formatCount(fans)}人のうち${formatCount(reachable)}人に、通知で1回だけ届きます。ほかの方は、アプリの注文で確かめられます。`,
  list: 'この試合の注文',
  more: (count: number) => `ほかに${formatCount(count)}件`,
  customer: (name: string) => `${name} 様`,
  paid: '支払い済み',
  due: (yen: number) => `会場払い ${formatYen(yen)}`,
  loading: 'この試合の注文を調べています',
};

export type MatchCallOffSheetMessages = typeof matchCallOffSheetMessages;
