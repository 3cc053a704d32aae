import { formatDateTime, formatYen } from '../../../format';
import { useMessages } from '../../../primitives/UiProvider/useMessages';
import { staffOrderDetailsMessages } from './messages';
import type { StaffOrder } from './StaffOrderDetails';
import * as styles from './StaffOrderDetails.css';
import { StaffOrderDetailsPart } from './StaffOrderDetailsPart';

type Props = { entries: StaffOrder['timeline'] };

/** What happened to the order and who read it, newest first. */
export function StaffOrderDetailsTimeline({ entries }: Props) {
  const m = useMessages('StaffOrderDetails', staffOrderDetailsMessages);
  return (
    <StaffOrderDetailsPart title={m.timeline}>
      <ol role="list" className={styles.rows}>
        {entries.map(({ id, at, kind, by, means, amount, deskAt, trackingNumber, reason }) => (
          <li key={`${kind}-${id}`} className={styles.entry}>
            <time dateTime={at} className={styles.time}>
              {formatDateTime(at)}
            </time>
            <span className={styles.what}>
              {m.kinds[kind]}
              {[
                by !== null && by,
                means !== null && m.taken(m.means[means], formatYen(amount ?? 0)),
                deskAt && m.deskAt(formatDateTime(deskAt)),
                means === null && amount !== null && amount > 0 && formatYen(amount),
                trackingNumber,
                reason !== null && m.reason(reason),
              ]
                .filter((text) => typeof text === 'string')
                .map((text) => (
                  <span key={text} className={styles.more}>
                    {text}
                  </span>
                ))}
            </span>
          </li>
        ))}
      </ol>
    </StaffOrderDetailsPart>
  );
}
