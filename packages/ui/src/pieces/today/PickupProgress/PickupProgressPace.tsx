import { formatCount, formatTime } from '../../../format/internal';
import { useMessages } from '../../../primitives/UiProvider/internal';
import { type CounterHours, counterPace } from './counterPace';
import { pickupProgressMessages } from './messages';
import * as styles from './PickupProgress.css';

type Props = CounterHours & { at: string; waiting: number };

/** How fast the counter must be to serve all who wait before it closes. */
export function PickupProgressPace({ at, opensAt, closesAt, waiting }: Props) {
  const m = useMessages('PickupProgress', pickupProgressMessages);
  const { kind, minutesLeft, required } = counterPace(waiting, at, { opensAt, closesAt });
  const isLast = kind === 'lastHour';
  const closes = formatTime(closesAt);
  const sentence = {
    before: m.opens(formatTime(opensAt), closes),
    open: m.closes(closes),
    lastHour: m.closes(closes),
    over: waiting === 0 ? m.over(closes) : m.overWaiting(closes),
  }[kind];

  return (
    <>
      {(isLast || (kind !== 'over' && waiting > 0)) && (
        <div className={styles.total}>
          <dt>{isLast ? m.untilEnd : m.required}</dt>
          <dd className={styles.amount}>
            {isLast ? (
              m.minutesLeft(minutesLeft)
            ) : (
              <>
                <span className={styles.figure}>{formatCount(required)}</span>
                {m.perOneHour}
              </>
            )}
          </dd>
        </div>
      )}
      <div className={styles.times} data-over={kind === 'over' || undefined}>
        <dt>{m.counterHours}</dt>
        <dd>{sentence}</dd>
      </div>
    </>
  );
}
