import type { ReactNode } from 'react';
import { formatYen } from '../../../format';
import { formatTime } from '../../../format/internal';
import { Heading, RowList, RowListItem, Skeleton, Stack, Text } from '../../../primitives';
import { useLinkComponent } from '../../../primitives/UiProvider/useLinkComponent';
import { useMessages } from '../../../primitives/UiProvider/useMessages';
import { OrderNumber } from '../../shared/OrderNumber/OrderNumber';
import { tillEntriesMessages } from './messages';
import * as styles from './TillEntries.css';

export type TillEntry = {
  id: string;
  at: string;
  kind: 'payment' | 'undo' | 'correction' | 'float' | 'count';
  orderId: string | null;
  /** Goods and pieces of a booth sale, or of its undo. */
  sold?: string | undefined;
  means: 'cash' | 'other';
  amount: number;
  /** Amount that a count should have found. */
  expected: number | null;
  /** Reason of a correction. */
  reason: string | null;
  /** Who corrected or counted. */
  by: string | null;
};

/** Money of a hand-over that was refused, because another desk had handed the order over. */
export type NotCountedPayment = {
  id: string;
  at: string;
  orderId: string;
  means: 'cash' | 'other';
  amount: number;
  /** What a person found out; null while that is open. */
  settledAs: 'goods' | 'record' | 'refund' | null;
};

export type TillEntriesProps = {
  /** Newest first; null while they load. */
  items: readonly TillEntry[] | null;
  /** Payments that are in no sum, newest first. */
  notCounted?: readonly NotCountedPayment[] | undefined;
  /** There are older ones that are not shown. */
  more: boolean;
  hrefOf: (orderId: string) => string;
};

/** The payments of a till, those given back, its corrections, and the cash that was counted. */
export function TillEntries({ items, notCounted = [], more, hrefOf }: TillEntriesProps) {
  const m = useMessages('TillEntries', tillEntriesMessages);
  const Link = useLinkComponent();
  return (
    <Stack as="section" gap="sm" aria-label={m.title} aria-busy={items === null}>
      <Heading level={2} kind="label">
        {m.title}
      </Heading>
      {items === null && <Skeleton label={m.loading} lines={5} />}
      {notCounted.length > 0 && (
        <RowList kind="dense" label={m.notCounted}>
          {notCounted.map(({ id, at, orderId, means, amount, settledAs }) => (
            <TillEntriesRow key={id} at={at} means={means} amount={amount}>
              <span className={styles.notCounted}>{m.notCounted}</span>
              <Link href={hrefOf(orderId)} className={styles.link}>
                <OrderNumber orderId={orderId} />
              </Link>
              <span>{settledAs === null ? m.unsettled : m.settled[settledAs]}</span>
            </TillEntriesRow>
          ))}
        </RowList>
      )}
      {items?.length === 0 && <Text tone="muted">{m.none}</Text>}
      {items !== null && items.length > 0 && (
        <RowList kind="dense">
          {items.map(({ id, at, kind, orderId, sold, means, amount, expected, reason, by }) => (
            <TillEntriesRow key={id} at={at} means={means} amount={amount}>
              <span className={styles.kind({ kind })}>
                {sold !== undefined && (kind === 'payment' || kind === 'undo')
                  ? m.booth[kind]
                  : m[kind]}
              </span>
              {sold !== undefined && <span>{sold}</span>}
              {orderId !== null && (
                <Link href={hrefOf(orderId)} className={styles.link}>
                  <OrderNumber orderId={orderId} />
                </Link>
              )}
              {expected !== null && <span>{m.difference(amount - expected)}</span>}
              {(reason ?? by) !== null && (
                <span>
                  {reason !== null && by !== null ? m.correctedBy(reason, by) : (reason ?? by)}
                </span>
              )}
            </TillEntriesRow>
          ))}
        </RowList>
      )}
      {more && <Text tone="muted">{m.more}</Text>}
    </Stack>
  );
}

type Props = Pick<TillEntry, 'at' | 'means' | 'amount'> & { children: ReactNode };

/** When, what, and how much money. */
function TillEntriesRow({ at, means, amount, children }: Props) {
  const m = useMessages('TillEntries', tillEntriesMessages);
  return (
    <RowListItem
      start={
        <time dateTime={at} className={styles.at}>
          {formatTime(at)}
        </time>
      }
      end={
        <span className={styles.amount}>
          <Text as="span" kind="caption" tone="muted">
            {m[means]}
          </Text>
          {formatYen(amount)}
        </span>
      }
    >
      <span className={styles.words}>{children}</span>
    </RowListItem>
  );
}
