import type { FeeRule } from '../../../format';
import { flatFee, formatCount, formatRange } from '../../../format/internal';

export const cartSummaryMessages = {
  total: '合計',
  count: (count: number) => `${count}点`,
  shipping: '送料は受け取り方法で決まります。',
  fees: (shippingFee: number, rule: FeeRule = flatFee(shippingFee)) =>
    `会場受け取り 0円・配送 ${formatRange(rule)}円${
      rule.freeFrom === null ? '' : `（${formatCount(rule.freeFrom)}円以上は無料）`
    }`,
  order: '注文手続きへ',
  unsent: '電波が戻ると、カートの変更を保存します',
};

export type CartSummaryMessages = typeof cartSummaryMessages;
