import { RowList, RowListItem, Stack, Text } from '../../../primitives';
import { useMessages } from '../../../primitives/UiProvider/useMessages';
import { OrderNumber } from '../../shared/OrderNumber/OrderNumber';
import type { MatchCallOffSheetProps } from './MatchCallOffSheet';
import { matchCallOffSheetMessages } from './messages';

type Props = Pick<MatchCallOffSheetProps, 'orderHref'> & {
  preview: NonNullable<MatchCallOffSheetProps['preview']>;
};

/** The orders by name and number, and how many more there are. */
export function MatchCallOffSheetOrders({ preview: { list, orders }, orderHref }: Props) {
  const m = useMessages('MatchCallOffSheet', matchCallOffSheetMessages);
  const hidden = orders - list.length;
  return (
    <Stack gap="sm">
      <Text kind="label">{m.list}</Text>
      <RowList label={m.list}>
        {list.map(({ orderId, name, totalPrice, isPaid }) => (
          <RowListItem
            key={orderId}
            href={orderHref(orderId)}
            end={
              <Text as="span" kind="small">
                {isPaid ? m.paid : m.due(totalPrice)}
              </Text>
            }
          >
            <Text as="span" kind="label">
              {m.customer(name)}
            </Text>
            <OrderNumber orderId={orderId} />
          </RowListItem>
        ))}
      </RowList>
      {hidden > 0 && (
        <Text kind="small" tone="muted">
          {m.more(hidden)}
        </Text>
      )}
    </Stack>
  );
}
