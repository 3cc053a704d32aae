import { CheckIcon } from '../../../icons';
import { Dialog, Stack, Text } from '../../../primitives';
import { useMessages } from '../../../primitives/UiProvider/useMessages';
import type { MatchFacts } from '../../shared/PickupMatch/pickupMatchText';
import { PickupCode, PickupCodeHints } from '../PickupCode/PickupCode';
import { orderQrDialogMessages } from './messages';
import * as styles from './OrderQrDialog.css';

export type OrderQrDialogProps = {
  open: boolean;
  orderId: string;
  /** Content of the code: the address of the order for the staff. */
  value: string;
  /** The match at whose counter it is picked up. */
  match?: MatchFacts | undefined;
  /** The order was handed over: the code is replaced by a notice. */
  received?: boolean;
  onClose: () => void;
};

/** QR code of one order for the counter. It is generated on the device and works offline. */
export function OrderQrDialog({
  open,
  orderId,
  value,
  match,
  received = false,
  onClose,
}: OrderQrDialogProps) {
  const m = useMessages('OrderQrDialog', orderQrDialogMessages);
  return (
    <Dialog open={open} title={m.title} onClose={onClose}>
      <Stack>
        {/* Always rendered: screen readers announce only changes of existing live regions. */}
        <div role="status">
          {received && (
            <div className={styles.thanks}>
              <span className={styles.sign}>
                <CheckIcon />
              </span>
              <Text kind="label" phrases>
                {m.received}
              </Text>
              <Text kind="romaji" tone="muted">
                {orderId}
              </Text>
            </div>
          )}
        </div>
        {!received && (
          <>
            <PickupCode {...{ orderId, value, match }} />
            <PickupCodeHints />
          </>
        )}
      </Stack>
    </Dialog>
  );
}
