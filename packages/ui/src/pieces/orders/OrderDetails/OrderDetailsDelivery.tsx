import { CopyIcon } from '../../../icons';
import {
  DescriptionList,
  DescriptionListItem,
  IconButton,
  Text,
  TextLink,
} from '../../../primitives';
import { PickupMatch } from '../../shared/PickupMatch/PickupMatch';
import type { OrderDetailsMessages } from './messages';
import type { OrderDetail } from './OrderDetails';
import * as styles from './OrderDetails.css';
import { OrderDetailsPart } from './OrderDetailsPart';
import { useCopy } from './useCopy';

type OrderDetailsDeliveryProps = {
  order: OrderDetail;
  trackingHref: string | undefined;
  m: OrderDetailsMessages;
};

export function OrderDetailsDelivery({ order, trackingHref, m }: OrderDetailsDeliveryProps) {
  const { deliveryMethod, deliveryStatus, trackingNumber, carrier } = order;
  const shipping = deliveryMethod === 'shipping';
  const { postalCode, prefecture, city, street, building } = order;
  const lines = [[prefecture, city, street].filter(Boolean).join(''), building].filter(Boolean);

  return (
    <OrderDetailsPart title={m.deliveryTitle}>
      <DescriptionList>
        <DescriptionListItem term={m.delivery}>{m[deliveryMethod]}</DescriptionListItem>
        {order.match && (
          <DescriptionListItem term={m.match}>
            <PickupMatch match={order.match} />
          </DescriptionListItem>
        )}
        {shipping && (
          <DescriptionListItem term={m.address}>
            {postalCode && <span className={styles.line}>{m.postalCode(postalCode)}</span>}
            {lines.map((line) => (
              <span key={line} className={styles.line}>
                {line}
              </span>
            ))}
          </DescriptionListItem>
        )}
        {shipping && carrier && carrier !== 'other' && (
          <DescriptionListItem term={m.carrier}>{m.carriers[carrier]}</DescriptionListItem>
        )}
        {shipping && trackingNumber && (
          <DescriptionListItem term={m.tracking}>
            <Tracking number={trackingNumber} m={m} />
            {trackingHref !== undefined && (
              <TextLink standalone href={trackingHref} newTab>
                {m.track}
              </TextLink>
            )}
          </DescriptionListItem>
        )}
        {shipping && !trackingNumber && deliveryStatus === 'unshipped' && (
          <DescriptionListItem term={m.tracking}>{m.trackingLater}</DescriptionListItem>
        )}
      </DescriptionList>
    </OrderDetailsPart>
  );
}

function Tracking({ number, m }: { number: string; m: OrderDetailsMessages }) {
  const { result, onCopy } = useCopy(number);
  return (
    <span className={styles.tracking}>
      <span className={styles.number}>{number}</span>
      <IconButton label={m.copy} icon={<CopyIcon size="small" />} onClick={onCopy} />
      <Text role="status" as="span" kind="caption" tone="success">
        {result && m[result]}
      </Text>
    </span>
  );
}
