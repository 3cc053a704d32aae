import { CheckIcon, QrIcon } from '../../../icons';
import { Button, Heading } from '../../../primitives';
import { useMessages } from '../../../primitives/UiProvider/internal';
import * as styles from './CompletePanel.css';
import { completePanelMessages } from './messages';

export type CompletePanelProps = {
  orderId: string;
  deliveryMethod: 'venue' | 'shipping';
  total: number;
  email: string;
  /** Opens the pickup code; only used for pickup orders. */
  onShowCode: () => void;
  myPageHref: string;
};

/** Confirmation of a paid order. */
export function CompletePanel({
  orderId,
  deliveryMethod,
  total,
  email,
  onShowCode,
  myPageHref,
}: CompletePanelProps) {
  const m = useMessages('CompletePanel', completePanelMessages);
  const venue = deliveryMethod === 'venue';
  return (
    <div className={styles.root}>
      <span className={styles.sign}>
        <CheckIcon />
      </span>
      <Heading level={2} kind="heading" align="center">
        {m.title}
      </Heading>
      <div className={styles.ticket}>
        <p className={styles.term}>{m.orderNumber}</p>
        <p className={styles.number}>{orderId}</p>
        <p className={styles.tip}>{venue ? m.venueTip : m.shippingTip}</p>
      </div>
      <dl className={styles.facts}>
        <div className={styles.fact}>
          <dt className={styles.term}>{m.total}</dt>
          <dd>{m.yen(total)}</dd>
        </div>
        <div className={styles.fact}>
          <dt className={styles.term}>{m.contact}</dt>
          <dd>{email}</dd>
        </div>
      </dl>
      <div className={styles.actions}>
        {venue && (
          <Button tone="accent" fullWidth icon={<QrIcon />} onClick={onShowCode}>
            {m.qr}
          </Button>
        )}
        <Button emphasis={venue ? 'quiet' : 'strong'} fullWidth href={myPageHref}>
          {m.toMyPage}
        </Button>
      </div>
    </div>
  );
}
