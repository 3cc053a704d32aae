import { formatYen } from '../../../format';

export const recentHandOversMessages = {
  title: '最近の受け渡し',
  empty: 'まだ受け渡しはありません',
  customer: (name: string) => `${name} 様`,
  detail: (count: number, taken: { means: 'cash' | 'other'; amount: number } | null) =>
    taken === null
      ? `${count}点・支払い済み`
      : `${count}点・${taken.means === 'cash' ? '現金' : 'その他'} ${formatYen(taken.amount)}`,
  undone: '元に戻しました',
};
