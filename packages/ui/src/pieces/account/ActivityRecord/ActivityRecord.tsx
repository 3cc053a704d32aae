import { daysSince, formatCount, formatDate } from '../../../format';
import { Section } from '../../../primitives';
import * as styles from './ActivityRecord.css';
import { ActivityRecordSeason } from './ActivityRecordSeason';
import { type ActivityRecordMessages, activityRecordMessages } from './messages';

export type SeasonMonth = {
  /** `2026-11` */
  month: string;
  messages: number;
  cards: number;
};

export type ActivityRecordProps = {
  /** ISO */
  joinedAt: string;
  /** Of all time. */
  messageCount: number;
  cardCount: number;
  /** Oldest first; the last one is still going on. */
  season: readonly SeasonMonth[];
  messages?: ActivityRecordMessages;
};

/** How long a fan has been there, and what they did: in figures, and month by month. */
export function ActivityRecord({
  joinedAt,
  messageCount,
  cardCount,
  season,
  messages: m = activityRecordMessages,
}: ActivityRecordProps) {
  const days = daysSince(joinedAt);
  const quiet = season.every(({ messages, cards }) => messages + cards === 0);
  const nothing = quiet && messageCount + cardCount === 0;

  return (
    <Section title={m.title} label={m.label}>
      <div className={styles.card}>
        <div className={styles.joined}>
          {days > 0 ? (
            <p className={styles.days}>
              <span>{m.since}</span>
              <span className={styles.daysFigure}>{formatCount(days)}</span>
              <span>{m.days}</span>
            </p>
          ) : (
            <p className={styles.firstDay}>{m.firstDay}</p>
          )}
          <p className={styles.date}>
            <time dateTime={joinedAt}>{m.joined(formatDate(joinedAt))}</time>
          </p>
        </div>
        <dl className={styles.totals}>
          <Total kind="messages" name={m.messages} count={messageCount} unit={m.messagesUnit} />
          <Total kind="cards" name={m.cards} count={cardCount} unit={m.cardsUnit} />
        </dl>
        {nothing && <p className={styles.empty}>{m.empty}</p>}
        {!quiet && <ActivityRecordSeason season={season} messages={m} />}
      </div>
    </Section>
  );
}

type TotalProps = { kind: 'messages' | 'cards'; name: string; count: number; unit: string };

/** The colour beside the name is the one of the chart. */
const Total = ({ kind, name, count, unit }: TotalProps) => (
  <div className={styles.total}>
    <dt className={styles.totalName}>
      <span className={styles.swatch[kind]} />
      {name}
    </dt>
    <dd className={styles.totalCount}>
      <span className={styles.totalFigure}>{formatCount(count)}</span>
      {unit}
    </dd>
  </div>
);
