import type { components } from '@homestand/api-client/contract';
import { formatDateTime } from '../../../format';
import { RetryIcon } from '../../../icons';
import { Button, Inline, Notice, RowList, RowListItem, Text } from '../../../primitives';
import { useMessages } from '../../../primitives/UiProvider/useMessages';
import { OrderNumber } from '../../shared/OrderNumber/OrderNumber';
import type { MadeToOrderListProps } from './MadeToOrderList';
import { madeToOrderListMessages } from './messages';

type Props = MadeToOrderListProps['callOff'] &
  Pick<MadeToOrderListProps, 'orderHref'> & { state: components['schemas']['CallOff'] };

/** How far the orders of a product that was called off are, and those that need somebody. */
export function MadeToOrderListCallOff({ state, pending, error, onCallOff, orderHref }: Props) {
  const m = useMessages('MadeToOrderList', madeToOrderListMessages);
  const { at, orders, left, running, list } = state;
  const done = Math.max(0, orders - left);
  const hidden = left - list.length;
  return (
    <>
      <Text kind="small" phrases>
        {m.calledOff(formatDateTime(at))}
      </Text>
      {left > 0 && (
        <Text kind="label" phrases>
          {m.progress(done, Math.max(orders, left))}
        </Text>
      )}
      <Notice tone={left > 0 ? 'neutral' : 'success'} role="status">
        {left === 0 ? m.done(orders) : running && m.running}
      </Notice>
      {list.length > 0 && (
        <RowList label={m.left}>
          {list.map(({ orderId, state: of }) => (
            <RowListItem key={orderId} href={orderHref(orderId)}>
              <OrderNumber orderId={orderId} />
              <Text as="span" kind="small" phrases>
                {m.states[of]}
              </Text>
            </RowListItem>
          ))}
        </RowList>
      )}
      {hidden > 0 && (
        <Text kind="small" tone="muted">
          {m.leftMore(hidden)}
        </Text>
      )}
      <Notice tone="danger" role="alert">
        {error}
      </Notice>
      {left > 0 && (
        <Inline>
          <Button
            size="small"
            emphasis="quiet"
            icon={<RetryIcon size="small" />}
            pending={pending}
            onClick={onCallOff}
          >
            {m.again}
          </Button>
        </Inline>
      )}
    </>
  );
}
