import { useState } from 'react';
import { goodsKey } from '../../shared/ProductName/ProductName';
import { meansOf, type RefundAction, type RefundMoney, type RefundRequest } from './refundMoney';

/** The server's limit. */
const longestReason = 200;

type Values = {
  /** Null until it was typed: then it follows from the goods. */
  amount: string | null;
  /** Pieces that came back, or whose price goes back, by product and option; null while what is typed is no quantity. */
  counts: Readonly<Record<string, number | null>>;
  means: RefundRequest['means'] | null;
  /** Null until it was chosen. */
  shelf: 'back' | 'away' | null;
  reason: string;
};

const empty: Values = { amount: null, counts: {}, means: null, shelf: null, reason: '' };

const noProblems = { amount: false, whole: false, goods: false, shelf: false, reason: false };

export type RefundForm = ReturnType<typeof useRefundForm>;

/** The typed values. They stay when the money of the order changes, and are cleared by the refund. */
export function useRefundForm(
  action: RefundAction,
  money: RefundMoney | null,
  now: { isMade: boolean; conflict: string | null },
) {
  const [values, setValues] = useState(empty);
  const [tried, setTried] = useState(false);
  const [step, setStep] = useState<'fields' | 'preview'>('fields');
  const [current, setCurrent] = useState(now);
  if (current.isMade !== now.isMade || current.conflict !== now.conflict) {
    setCurrent(now);
    if (now.isMade) setValues(empty);
    if (now.isMade) setTried(false);
    // The order has another state: the preview is not what it was.
    setStep('fields');
  }
  const goods = (money?.goods ?? []).flatMap((item) => {
    const remaining = item.quantity - item.returned;
    const key = goodsKey(item);
    const { [key]: count = 0 } = values.counts;
    return action !== 'cancel' && remaining > 0 ? [{ ...item, key, left: remaining, count }] : [];
  });
  const refundable = money?.refundable ?? 0;
  const priceOfGoods = goods.reduce(
    (sum, { unitPrice, count }) => sum + unitPrice * (count ?? 0),
    0,
  );
  const suggestedOfGoods = String(Math.min(refundable, priceOfGoods));
  const suggested = {
    refund: priceOfGoods > 0 ? suggestedOfGoods : '',
    cancel: String(refundable),
    take_back: suggestedOfGoods,
  };
  const amountText = (action === 'cancel' ? null : values.amount) ?? suggested[action];
  const amount = Number(amountText);
  const items = goods.flatMap(({ productId, option, count }) =>
    count ? [{ productId, ...(option && { optionId: option.id }), quantity: count }] : [],
  );
  const means = values.means ?? meansOf(money ?? { via: 'none' })[0];
  const asksForShelf =
    action === 'take_back' && goods.some(({ isCounted, count }) => isCounted && count);
  const problems = {
    amount:
      action !== 'cancel' &&
      (!/^\d+$/.test(amountText) || amount > refundable || (action === 'refund' && amount === 0)),
    // The whole amount, or all goods, of an order whose goods are still here is a cancellation.
    whole:
      action === 'refund' &&
      (amount === refundable ||
        (goods.length > 0 && goods.every(({ count, left }) => count === left))) &&
      (money?.actions.includes('cancel') ?? false),
    goods:
      (action === 'take_back' && items.length === 0) || goods.some(({ count }) => count === null),
    shelf: asksForShelf && values.shelf === null,
    reason: values.reason.trim() === '',
  };

  return {
    step,
    values: { ...values, amount: amountText, means },
    goods,
    /** The amount is the price of the goods that are chosen. */
    followsGoods: values.amount === null && priceOfGoods > 0 && action !== 'cancel',
    asksForShelf,
    tried,
    problems: tried ? problems : noProblems,
    change: (next: Partial<Values>) =>
      setValues((now) => {
        const changed = { ...now, ...next };
        return { ...changed, reason: changed.reason.slice(0, longestReason) };
      }),
    request: {
      kind: action,
      amount,
      ...(amount > 0 && means && { means }),
      ...(items.length > 0 && { items }),
      ...(asksForShelf && { toShelf: values.shelf === 'back' }),
      reason: values.reason.trim(),
    } satisfies RefundRequest,
    showPreview() {
      setTried(true);
      if (!Object.values(problems).includes(true)) setStep('preview');
    },
    showFields: () => setStep('fields'),
  };
}
