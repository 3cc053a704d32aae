import { Button, Dialog, Stack, Text } from '../../../primitives';
import { useMessages } from '../../../primitives/UiProvider/useMessages';
import { orderFormMessages } from './messages';
import type { OrderFormProps } from './OrderForm';
import * as styles from './OrderForm.css';

type Props = Required<Pick<OrderFormProps, 'orderId' | 'ordersHref' | 'onClose'>> & {};

export function OrderFormDone({ orderId, ordersHref, onClose }: Props) {
  const m = useMessages('OrderForm', orderFormMessages);
  return (
    <Dialog
      open={orderId !== null}
      title={m.done}
      dismissible={false}
      onClose={onClose}
      actions={
        <Button tone="accent" href={ordersHref} fullWidth>
          {m.toOrders}
        </Button>
      }
    >
      <Stack gap="lg" align="center">
        <Stack gap="xs" align="center">
          <Text kind="small" tone="muted">
            {m.number}
          </Text>
          <p className={styles.number}>{orderId}</p>
        </Stack>
        <Text phrases>{m.doneHelp}</Text>
      </Stack>
    </Dialog>
  );
}
