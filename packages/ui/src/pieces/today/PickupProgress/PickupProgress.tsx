import { formatCount, formatTime } from '../../../format/internal';
import {
  DescriptionList,
  DescriptionListItem,
  Heading,
  Skeleton,
  Table,
  Text,
  TextLink,
} from '../../../primitives';
import { useMessages } from '../../../primitives/UiProvider/useMessages';
import { visuallyHidden } from '../../../styles';
import { assignInlineVars } from '../../../styles/inlineVars';
import { type CounterHours, counterPace } from './counterPace';
import { pickupProgressMessages } from './messages';
import * as styles from './PickupProgress.css';
import { type MatchProgress, PickupProgressMatch } from './PickupProgressMatch';

export type PickupFigures = {
  /** Open pickups. */
  waiting: number;
  /** Today. */
  handedOver: number;
  /** Today's hand-overs; hours without one may be left out. */
  hours: readonly HandedOverHour[];
  /** The present hour in Japan. */
  hour: number;
  /** When the figures were read, and when the counter opens and closes today; without it there is no pace. */
  counter?: (CounterHours & { at: string }) | undefined;
  /** The match in whose time it is, with the way to its page. */
  match?: MatchProgress | undefined;
};

export type PickupProgressProps = {
  /** Null while they load. */
  figures: PickupFigures | null;
  waitingHref: string;
  handedOverHref: string;
};

/** The counter's pace: how many wait, how many were handed over, and when. */
export function PickupProgress({ figures, waitingHref, handedOverHref }: PickupProgressProps) {
  const m = useMessages('PickupProgress', pickupProgressMessages);
  return (
    <section className={styles.root} aria-label={m.title} aria-busy={figures === null}>
      <div className={styles.board}>
        <Heading level={2} kind="label">
          {m.title}
        </Heading>
        {figures && (
          <DescriptionList kind="row">
            <DescriptionListItem term={m.waiting}>
              <TextLink href={waitingHref} standalone tone="neutral">
                <span className={styles.figure}>{formatCount(figures.waiting)}</span>
              </TextLink>
            </DescriptionListItem>
            <DescriptionListItem term={m.handedOver}>
              <TextLink href={handedOverHref} standalone tone="neutral">
                <span className={styles.figure}>{formatCount(figures.handedOver)}</span>
              </TextLink>
            </DescriptionListItem>
            {figures.counter && (
              <PickupProgressPace {...figures.counter} waiting={figures.waiting} />
            )}
            {figures.match && <PickupProgressMatch {...figures.match} />}
          </DescriptionList>
        )}
      </div>
      <div className={styles.pace}>
        {figures ? <Hours {...figures} /> : <Skeleton label={m.loading} lines={5} />}
      </div>
    </section>
  );
}

/** More columns leave no room for the unit on a narrow phone. */
const maxWithUnit = 10;

/** Bars for the eye; screen readers read the same numbers as a table. */
function Hours({ hours, hour: now, waiting }: PickupFigures) {
  const m = useMessages('PickupProgress', pickupProgressMessages);
  const filled = filledHours(hours, now);
  const most = Math.max(...filled.map(({ count }) => count));
  if (filled.length === 0)
    return (
      <Text kind="small" phrases tone="muted">
        {waiting === 0 ? m.nobody : m.nothing}
      </Text>
    );
  return (
    <>
      <div className={styles.chart} aria-hidden="true">
        {filled.map(({ hour, count }) => (
          <div key={hour} className={styles.hour}>
            <div className={styles.rise}>
              <span className={styles.count}>{formatCount(count)}</span>
              <span
                className={styles.bar}
                data-state={count === 0 ? 'none' : hour === now ? 'now' : 'past'}
                style={assignInlineVars({
                  [styles.share]: String(most > 0 ? count / most : 0),
                })}
              />
            </div>
            <span className={styles.name} data-now={hour === now || undefined}>
              {hour}
              {filled.length <= maxWithUnit && <span className={styles.unit}>{m.unit}</span>}
            </span>
          </div>
        ))}
      </div>
      <div className={visuallyHidden}>
        <div className={styles.unscrolled}>
          <Table
            caption={m.perHour}
            items={filled}
            getKey={({ hour }) => hour}
            columns={[
              {
                header: m.hour,
                cell: ({ hour }) => (hour === now ? m.presentHour(hour) : m.hourOf(hour)),
              },
              { header: m.handedOver, cell: ({ count }) => count },
            ]}
          />
        </div>
      </div>
    </>
  );
}

type HandedOverHour = { hour: number; count: number };

/** All hours from the first with a hand-over to the present one. */
function filledHours(hours: readonly HandedOverHour[], now: number): HandedOverHour[] {
  if (hours.length === 0) return [];
  const first = Math.min(...hours.map(({ hour }) => hour));
  const last = Math.max(now, ...hours.map(({ hour }) => hour));
  return Array.from({ length: last - first + 1 }, (_, index) => {
    const hour = first + index;
    return { hour, count: hours.find((entry) => entry.hour === hour)?.count ?? 0 };
  });
}

type Props = CounterHours & { at: string; waiting: number };

/** How fast the counter must be to serve all who wait before it closes. */
function PickupProgressPace({ at, opensAt, closesAt, waiting }: Props) {
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
