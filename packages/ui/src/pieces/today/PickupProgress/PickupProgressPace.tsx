import { formatCount, formatTime } from '../../../format/internal';
import { DescriptionListItem } from '../../../primitives';
import { useMessages } from '../../../primitives/UiProvider/useMessages';
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
        <DescriptionListItem term={isLast ? m.untilEnd : m.required}>
          <span className={styles.amount}>
            {isLast ? (
              m.minutesLeft(minutesLeft)
            ) : (
              <>
                <span className={styles.figure}>{formatCount(required)}</span>
                {m.perOneHour}
              </>
            )}
          </span>
        </DescriptionListItem>
      )}
      <DescriptionListItem term={m.counterHours}>{sentence}</DescriptionListItem>
    </>
  );
}
