import { formatDateTime } from '../../../format';
import { CheckIcon, EyeOffIcon, WarningIcon } from '../../../icons';
import {
  Badge,
  ConfirmAction,
  EmptyState,
  Heading,
  Notice,
  RowList,
  RowListItem,
  Skeleton,
  Text,
} from '../../../primitives';
import { useLinkComponent } from '../../../primitives/UiProvider/useLinkComponent';
import { useMessages } from '../../../primitives/UiProvider/useMessages';
import { shortcutMark } from '../../../shortcuts/marks';
import { messageContextMessages } from '../MessageContext/messages';
import { type ReviewQueueMessages, reviewQueueMessages } from './messages';
import * as styles from './ReviewQueue.css';

export type ReportReasonName = keyof ReviewQueueMessages['reasons'];

export type ReviewItem = {
  reportId: string;
  reasons: readonly ReportReasonName[];
  /** Number of people who reported it. */
  count: number;
  senderName: string;
  topicName: string;
  /** The beginning of the message; empty for a picture or a video, and for a deleted message. */
  text: string;
  kind: 'text' | 'image' | 'video';
  /** Reported; of a decided one decided. */
  at: string;
  decision: DecisionMade | null;
};

export type DecisionMade = {
  message: 'hide' | 'pass';
  sender: 'none' | 'warn' | 'mute' | 'suspend';
  /** The end of a mute or a suspension. */
  until: string | null;
};

export type ReviewQueueProps = {
  /** Null while they load. */
  items: readonly ReviewItem[] | null;
  status: 'open' | 'decided';
  /** Number of open reports. */
  open: number;
  /** There are more than these. */
  more?: boolean;
  /** Instead of all open ones these: what one person alone has reported, to let them pass together. */
  same?: ReviewQueueSameProps | null;
  /** The opened report. */
  current: string | null;
  hrefOf: (reportId: string) => string;
  statusHrefOf: (status: 'open' | 'decided') => string;
};

/** Reported messages that wait for a decision, in the order of the server, or those that were decided. */
export function ReviewQueue({
  items,
  status,
  open,
  more = false,
  same = null,
  current,
  hrefOf,
  statusHrefOf,
}: ReviewQueueProps) {
  const m = useMessages('ReviewQueue', reviewQueueMessages);
  const kinds = useMessages('MessageContext', messageContextMessages);
  const Link = useLinkComponent();
  const selected = same ? null : status;
  return (
    <div className={styles.root}>
      <nav className={styles.tabs} aria-label={m.label}>
        {(['open', 'decided'] as const).map((status) => (
          <Link
            key={status}
            href={statusHrefOf(status)}
            className={styles.tab({ selected: status === selected })}
            aria-current={status === selected ? 'page' : undefined}
          >
            {m[status]}
            {status === 'open' && <Badge tone="neutral" count={open} />}
          </Link>
        ))}
      </nav>
      {items === null && <Skeleton lines={3} />}
      {same && items && items.length > 0 && <ReviewQueueSame count={items.length} {...same} />}
      {items?.length === 0 && <EmptyState title={status === 'open' ? m.noneOpen : m.noneDecided} />}
      <RowList>
        {items?.map((item) => (
          <RowListItem
            {...shortcutMark.row}
            key={item.reportId}
            href={hrefOf(item.reportId)}
            current={item.reportId === current}
          >
            <span className={styles.reason}>
              {item.decision === null && <WarningIcon size="tiny" />}
              {item.decision?.message === 'hide' && <EyeOffIcon size="tiny" />}
              {item.decision?.message === 'pass' && <CheckIcon size="tiny" />}
              <span className={styles.reasonName}>
                {item.decision === null
                  ? m.list(item.reasons.map((reason) => m.reasons[reason]))
                  : m.both(m.messages[item.decision.message], m.senders[item.decision.sender])}
              </span>
              {item.decision?.until && (
                <span className={styles.until}>{m.until(formatDateTime(item.decision.until))}</span>
              )}
              {item.decision?.sender === 'suspend' && item.decision.until === null && (
                <span className={styles.until}>{m.endless}</span>
              )}
              {item.count > 1 && <span className={styles.count}>{m.people(item.count)}</span>}
            </span>
            <span className={styles.text}>{item.text === '' ? kinds[item.kind] : item.text}</span>
            <span className={styles.detail}>
              {m.from(item.senderName, item.topicName)}
              <time dateTime={item.at}>{formatDateTime(item.at)}</time>
            </span>
          </RowListItem>
        ))}
      </RowList>
      {more && <p className={styles.more}>{m.more}</p>}
    </div>
  );
}

type ReviewQueueSameProps = {
  pending: boolean;
  /** Why the last attempt failed. */
  error: string | null;
  /** Lets all listed reports pass, after the question. */
  onPass: () => void;
};

/** What one person alone has reported: one decision for all of it. */
function ReviewQueueSame({
  count,
  pending,
  error,
  onPass,
}: ReviewQueueSameProps & { count: number }) {
  const m = useMessages('ReviewQueue', reviewQueueMessages);
  return (
    <section className={styles.same} aria-label={m.same}>
      <Heading level={2} kind="label">
        {m.same}
      </Heading>
      <Text kind="small" tone="muted">
        {m.sameHelp}
      </Text>
      <Notice tone="danger" role="alert">
        {error}
      </Notice>
      <ConfirmAction
        button={{ ...shortcutMark.main, pending, children: m.passAll(count) }}
        title={m.passAllAsk(count)}
        confirmLabel={m.passAllYes}
        cancelLabel={m.no}
        onConfirm={onPass}
      >
        {m.passAllHelp}
      </ConfirmAction>
    </section>
  );
}
