import { nameWithOption } from '@homestand/api-client/optionName';
import { formatYen } from '../../../format';
import { Button, DescriptionList, DescriptionListItem, Stack, Text } from '../../../primitives';
import { useMessages } from '../../../primitives/UiProvider/useMessages';
import { refundDialogMessages } from './messages';
import type { RefundDialogProps } from './RefundDialog';
import * as styles from './RefundDialog.css';
import type { RefundMoney } from './refundMoney';
import type { RefundForm } from './useRefundForm';

type Props = Pick<RefundDialogProps, 'pending' | 'onRefund'> & {
  form: RefundForm;
  money: RefundMoney;
};

/** What will happen to the money, the goods, the order and its receipt. */
export function RefundDialogPreview({ form, money, pending, onRefund }: Props) {
  const m = useMessages('RefundDialog', refundDialogMessages);
  const { kind, amount, means, items = [], toShelf, reason } = form.request;
  const remaining = money.paid - money.refunded - money.open - amount;
  const isOf =
    ({ productId, option }: RefundMoney['goods'][number]) =>
    (item: { productId: number; optionId?: number }) =>
      item.productId === productId && item.optionId === option?.id;
  const chosen = money.goods.flatMap((product) => {
    const item = items.find(isOf(product));
    const name = nameWithOption(product.productName, product.option?.label);
    return item ? [m.item(name, item.quantity)] : [];
  });
  const isOver =
    kind === 'cancel' ||
    (kind === 'take_back' &&
      money.goods.every(
        (product) =>
          product.returned + (items.find(isOf(product))?.quantity ?? 0) >= product.quantity,
      ));
  const facts: [term: string, value: string][] = [
    ...(money.paid > 0
      ? ([
          [m.paid, formatYen(money.paid)],
          ...(money.refunded + money.open > 0
            ? ([[m.before, formatYen(money.refunded + money.open)]] as const)
            : []),
        ] as [string, string][])
      : []),
  ];
  const after: [term: string, value: string][] = [
    ...(means ? ([[m.means, m.meansNames[means]]] as [string, string][]) : []),
    ...(items.length > 0
      ? ([[m.goods[kind === 'refund' ? kind : 'take_back'], chosen.join(m.itemsSeparator)]] as [
          string,
          string,
        ][])
      : []),
    [m.order, isOver ? m.orders.canceled : m.orders.same],
    ...(toShelf === undefined
      ? []
      : ([[m.stock, toShelf ? m.stocks.back : m.stocks.away]] as [string, string][])),
    ...(money.via === 'card' && amount > 0
      ? ([[m.receipt, remaining > 0 ? m.receipts.less(formatYen(remaining)) : m.receipts.none]] as [
          string,
          string,
        ][])
      : []),
    [m.reason, reason],
  ];
  const button =
    kind === 'refund'
      ? m.run.refund(formatYen(amount))
      : m.run[kind](amount > 0 ? formatYen(amount) : null);

  return (
    <Stack aria-label={m.preview} as="section">
      <DescriptionList kind="ends" divided>
        {facts.map(([term, value]) => (
          <DescriptionListItem key={term} term={term}>
            <span className={styles.money}>{value}</span>
          </DescriptionListItem>
        ))}
        {money.paid > 0 && (
          <>
            <DescriptionListItem term={m.now} strong>
              <span className={styles.amount}>{formatYen(amount)}</span>
            </DescriptionListItem>
            <DescriptionListItem term={m.rest}>
              <span className={styles.money}>{formatYen(remaining)}</span>
            </DescriptionListItem>
          </>
        )}
        {after.map(([term, value]) => (
          <DescriptionListItem key={term} term={term}>
            <span className={styles.value}>{value}</span>
          </DescriptionListItem>
        ))}
      </DescriptionList>
      {kind === 'refund' && items.length > 0 && (
        <Text kind="caption" tone="muted">
          {m.struck}
        </Text>
      )}
      <Text kind="caption" tone="muted">
        {m.notice}
      </Text>
      <Stack gap="sm">
        <Button tone="danger" fullWidth pending={pending} onClick={() => onRefund(form.request)}>
          {button}
        </Button>
        <Button emphasis="bare" fullWidth onClick={form.showFields}>
          {m.back}
        </Button>
      </Stack>
    </Stack>
  );
}
