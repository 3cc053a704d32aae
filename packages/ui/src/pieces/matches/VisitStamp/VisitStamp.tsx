import { formatCount, formatDay } from '../../../format/internal';
import { CheckIcon, WarningIcon } from '../../../icons';
import { Spinner, Text } from '../../../primitives';
import { useMessages } from '../../../primitives/UiProvider/useMessages';
import type { Match } from '../NextMatch/NextMatch';
import { visitStampMessages } from './messages';
import * as styles from './VisitStamp.css';

type VisitedMatch = Pick<Match, 'day' | 'opponent'>;

export type VisitStampProps =
  | { status: 'asking' | 'stored' }
  /** The message is the server's; without one the code was none. */
  | { status: 'failed'; message?: string }
  | {
      /** `stampedBefore`: with this code or on another phone. */
      status: 'stamped' | 'stampedBefore';
      /** Which match of the fan's season it is. */
      countInSeason: number;
      match: VisitedMatch;
    };

/** What became of a scanned code: on its way, stored until there is a connection, stamped or refused. */
export function VisitStamp(props: VisitStampProps) {
  const m = useMessages('VisitStamp', visitStampMessages);
  const { status } = props;
  return (
    <div className={styles.root} aria-busy={status === 'asking' || undefined}>
      <VisitStampSign {...props} />
      {status === 'failed' ? (
        <div role="alert" className={styles.words}>
          <Text kind="label">{m.failed}</Text>
          <Text kind="small" phrases>
            {props.message ?? m.failedHelp}
          </Text>
        </div>
      ) : (
        <div role="status" className={styles.words}>
          {status === 'asking' && <Text kind="label">{m.asking}</Text>}
          {status === 'stored' && (
            <>
              <Text kind="label">{m.stored}</Text>
              <Text kind="small" phrases>
                {m.storedHelp}
              </Text>
            </>
          )}
          {'match' in props && (
            <>
              <Text kind="labelSmall" tone="accent">
                {m.title}
              </Text>
              <p className={styles.count}>{m.count(props.countInSeason)}</p>
              <Text kind="small">
                {formatDay(props.match.day)} {m.versus(props.match.opponent)}
              </Text>
              {status === 'stampedBefore' && (
                <Text kind="small" tone="muted">
                  {m.before}
                </Text>
              )}
            </>
          )}
        </div>
      )}
    </div>
  );
}

function VisitStampSign(props: VisitStampProps) {
  if ('match' in props)
    return (
      <div aria-hidden="true" className={styles.sign.stamped}>
        {formatCount(props.countInSeason)}
      </div>
    );
  if (props.status === 'failed')
    return (
      <div aria-hidden="true" className={styles.sign.failed}>
        <WarningIcon />
      </div>
    );
  return (
    <div aria-hidden="true" className={styles.sign.waiting}>
      {props.status === 'stored' ? <CheckIcon /> : <Spinner />}
    </div>
  );
}
