import { formatYen } from '../../../format';
import type { RefusedHandOver } from './RefusedHandOvers';

export const refusedHandOversMessages = {
  title: (count: number) => `確かめが要る受け渡し ${count}件`,
  reasons: {
    handedOver: '2つの窓口で渡しました',
    canceled: '取り消した注文を渡しました',
    refunded: '返金した注文を渡しました',
    paymentPending: '支払いを確かめている注文を渡しました',
    paymentFailed: '支払われていない注文を渡しました',
    shipping: '配送の注文を渡しました',
    paymentDiffers: '受け取る金額が変わっていました',
  } satisfies Record<RefusedHandOver['reason'], string>,
  customer: (name: string) => `${name} 様`,
  inForce: '記録した受け渡し',
  later: 'あとから届いた受け渡し',
  made: (time: string, by: string | null) => (by === null ? time : `${time} ${by}`),
  taken: (means: 'cash' | 'other', amount: number) =>
    `${means === 'cash' ? '現金' : 'その他'} ${formatYen(amount)}`,
};
