import { formatDateTime } from '../../../format';
import { RowListItem, Stack, Text, TextLink } from '../../../primitives';
import { useMessages } from '../../../primitives/UiProvider/useMessages';
import { shortcutMark } from '../../../shortcuts/marks';
import { visuallyHidden } from '../../../styles';
import type { ActivityLogProps, LogEntry } from './ActivityLog';
import * as styles from './ActivityLog.css';
import { activityLogMessages } from './messages';

type Props = Pick<ActivityLogProps, 'hrefOfOrder' | 'hrefOfReport'> & { entry: LogEntry };

/** One entry: when, what, who and from which device, whom it concerned, and what changed. */
export function ActivityLogEntry({ entry, hrefOfOrder, hrefOfReport }: Props) {
  const m = useMessages('ActivityLog', activityLogMessages);
  const { orders, orderCount, fans, fanCount, reportId } = entry;
  return (
    // One without a link is itself focused by the keys of the office.
    <RowListItem {...shortcutMark.row} tabIndex={-1}>
      <div className={styles.entry}>
        <time dateTime={entry.at} className={styles.at}>
          {formatDateTime(entry.at)}
        </time>
        <Stack gap="none">
          <Text as="span" kind="labelSmall">
            {entry.what}
          </Text>
          <span className={styles.detail}>
            <span>{entry.by ?? m.operator}</span>
            {entry.device !== null && <span>{m.device(entry.device)}</span>}
            {entry.account !== null && <span>{m.account(entry.account)}</span>}
          </span>
        </Stack>
        <div className={styles.details}>
          {orderCount > 0 && (
            <span className={styles.detail}>
              <span>{m.orders}</span>
              {orders.map((orderId) => (
                <TextLink key={orderId} href={hrefOfOrder(orderId)} tone="neutral">
                  {orderId}
                </TextLink>
              ))}
              {orderCount > orders.length && <span>{m.others(orderCount - orders.length)}</span>}
            </span>
          )}
          {fanCount > 0 && (
            <span className={styles.detail}>
              <span>{m.fans}</span>
              {fans.map(({ id, name }) => (
                <span key={id}>{name}</span>
              ))}
              {fanCount > fans.length && <span>{m.others(fanCount - fans.length)}</span>}
            </span>
          )}
          {reportId !== null && (
            <TextLink href={hrefOfReport(reportId)} tone="neutral">
              {m.report}
            </TextLink>
          )}
          {entry.changes.map(({ name, before, after }) => (
            <Text key={name} as="span" phrases>
              {m.changed(name)}{' '}
              {before !== null && (
                <del className={styles.before}>
                  <span className={visuallyHidden}>{m.from} </span>
                  {before === '' ? m.nothing : before}
                </del>
              )}{' '}
              {after !== null && (
                <span>
                  <span className={visuallyHidden}>{m.to} </span>
                  {after === '' ? m.nothing : after}
                </span>
              )}
            </Text>
          ))}
          {entry.reason !== null && (
            <Text as="span" phrases>
              {m.reason} {entry.reason}
            </Text>
          )}
        </div>
      </div>{' '}
    </RowListItem>
  );
}
