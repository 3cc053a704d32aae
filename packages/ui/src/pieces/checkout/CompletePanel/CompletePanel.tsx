import { type ReactNode, useId } from 'react';
import { formatDateTime } from '../../../format';
import { QrIcon } from '../../../icons';
import {
  Button,
  DescriptionList,
  DescriptionListItem,
  Heading,
  Illustration,
  Skeleton,
  Text,
} from '../../../primitives';
import { useMessages } from '../../../primitives/UiProvider/useMessages';
import { PickupMatch } from '../../shared/PickupMatch/PickupMatch';
import type { MatchFacts } from '../../shared/PickupMatch/pickupMatchText';
import * as styles from './CompletePanel.css';
import { completePanelMessages } from './messages';

export type CompletePanelProps = {
  orderId: string;
  deliveryMethod: 'venue' | 'shipping';
  /** The match at whose counter it is picked up. */
  match?: MatchFacts | undefined;
  total: number;
  email: string;
  /** Of an order that is paid when it is picked up: until when, and its goods. */
  atPickup?: { until: string | null; goods: ReactNode } | undefined;
  /** Opens the pickup code; only used for pickup orders. */
  onShowCode: () => void;
  myPageHref: string;
};

/** Confirmation of an order that is paid, or that is paid when it is picked up. */
export function CompletePanel({
  orderId,
  deliveryMethod,
  match,
  total,
  email,
  atPickup,
  onShowCode,
  myPageHref,
}: CompletePanelProps) {
  const m = useMessages('CompletePanel', completePanelMessages);
  const id = useId();
  const venue = deliveryMethod === 'venue';
  const venueTip = atPickup ? m.atPickupTip : m.venueTip;
  return (
    <div className={styles.root}>
      <div className={styles.ticket}>
        <Illustration name="complete" size="large" />
        <Heading level={2} kind="heading" align="center">
          {atPickup ? m.ordered : m.title}
        </Heading>
        <div className={styles.stub}>
          <Text kind="small" tone="muted">
            {m.orderNumber}
          </Text>
          <p className={styles.number}>{orderId}</p>
          <p className={styles.tip}>{venue ? venueTip : m.shippingTip}</p>
        </div>
      </div>
      <DescriptionList kind="ends" size="medium" divided>
        <DescriptionListItem term={atPickup ? m.toPay : m.total}>
          {m.yen(total)}
        </DescriptionListItem>
        {match && (
          <DescriptionListItem term={m.match}>
            <PickupMatch match={match} />
          </DescriptionListItem>
        )}
        {atPickup?.until && (
          <DescriptionListItem term={m.until}>
            <time dateTime={atPickup.until}>{formatDateTime(atPickup.until)}</time>
          </DescriptionListItem>
        )}
        <DescriptionListItem term={m.contact}>{email}</DescriptionListItem>
      </DescriptionList>
      {atPickup && (
        <section className={styles.goods} aria-labelledby={id}>
          <Heading level={3} kind="labelSmall" id={id}>
            {m.goods}
          </Heading>
          {atPickup.goods}
        </section>
      )}
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

export function CompletePanelSkeleton() {
  const m = useMessages('CompletePanel', completePanelMessages);
  return (
    <div className={styles.root} aria-busy="true">
      <div className={styles.ticket}>
        <div className={styles.picture} />
        <div className={styles.waits}>
          <Skeleton size="large" label={m.orderNumber} />
          <Skeleton lines={3} />
        </div>
      </div>
      <Skeleton lines={2} />
    </div>
  );
}
