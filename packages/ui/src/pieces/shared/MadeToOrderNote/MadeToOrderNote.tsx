import { formatDateTime } from '../../../format';
import { InfoIcon } from '../../../icons';
import { Text } from '../../../primitives';
import { useMessages } from '../../../primitives/UiProvider/useMessages';
import { madeToOrderNoteMessages } from './messages';

/** When goods that are made to order are handed over, and until when they are sold. */
export type MadeToOrder = { deliveryPeriod: string; closesAt: string };

export type MadeToOrderNoteProps = {
  /** Without it nothing is shown: sold from stock. */
  madeToOrder: MadeToOrder | undefined;
};

/** Says of goods that they are made to order, until when they are ordered and when they are handed over. */
export function MadeToOrderNote({ madeToOrder }: MadeToOrderNoteProps) {
  const m = useMessages('MadeToOrderNote', madeToOrderNoteMessages);
  if (!madeToOrder) return null;
  const { deliveryPeriod, closesAt } = madeToOrder;
  return (
    <Text as="span" kind="caption" phrases icon={<InfoIcon size="tiny" />}>
      {m.note(deliveryPeriod, formatDateTime(closesAt))}
    </Text>
  );
}
