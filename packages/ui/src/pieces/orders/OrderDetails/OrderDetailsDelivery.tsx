import { CopyIcon } from '../../../icons';
import { IconButton, TextLink } from '../../../primitives';
import type { OrderDetailsMessages } from './messages';
import type { OrderDetail } from './OrderDetails';
import * as styles from './OrderDetails.css';
import { OrderDetailsPart, OrderFact } from './OrderDetailsPart';
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
      <dl className={styles.facts}>
        <OrderFact term={m.delivery}>{m[deliveryMethod]}</OrderFact>
        {shipping && (
          <OrderFact term={m.address}>
            {postalCode && <span className={styles.line}>{m.postalCode(postalCode)}</span>}
            {lines.map((line) => (
              <span key={line} className={styles.line}>
                {line}
              </span>
            ))}
          </OrderFact>
        )}
        {shipping && carrier && carrier !== 'other' && (
          <OrderFact term={m.carrier}>{m.carriers[carrier]}</OrderFact>
        )}
        {shipping && trackingNumber && (
          <OrderFact term={m.tracking}>
            <Tracking number={trackingNumber} m={m} />
            {trackingHref !== undefined && (
              <TextLink standalone href={trackingHref} newTab>
                {m.track}
              </TextLink>
            )}
          </OrderFact>
        )}
        {shipping && !trackingNumber && deliveryStatus === 'unshipped' && (
          <OrderFact term={m.tracking}>{m.trackingLater}</OrderFact>
        )}
      </dl>
    </OrderDetailsPart>
  );
}

function Tracking({ number, m }: { number: string; m: OrderDetailsMessages }) {
  const { result, onCopy } = useCopy(number);
  return (
    <span className={styles.tracking}>
      <span className={styles.number}>{number}</span>
      <IconButton label={m.copy} icon={<CopyIcon size="small" />} onClick={onCopy} />
      <span role="status" className={styles.copied}>
        {result && m[result]}
      </span>
    </span>
  );
}
