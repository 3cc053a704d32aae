import { formatDate } from '../../../format';
import { daysSince, formatCount } from '../../../format/internal';
import { DescriptionList, DescriptionListItem, Section, Stack, Text } from '../../../primitives';
import { useMessages } from '../../../primitives/UiProvider/useMessages';
import { visuallyHidden } from '../../../styles';
import { assignInlineVars } from '../../../styles/inlineVars';
import * as styles from './ActivityRecord.css';
import { activityRecordMessages } from './messages';

export type SeasonMonth = {
  /** The month, as `2026-11`. */
  month: string;
  messages: number;
  cards: number;
};

export type ActivityRecordProps = {
  /** ISO date on which the fan joined. */
  joinedAt: string;
  /** Messages sent since the fan joined. */
  messageCount: number;
  cardCount: number;
  /** The months to show, oldest first; the last one is the current month. */
  season: readonly SeasonMonth[];
};

/** Shows for how long the fan has been a member, the totals, and the messages and cards of each month. */
export function ActivityRecord({ joinedAt, messageCount, cardCount, season }: ActivityRecordProps) {
  const m = useMessages('ActivityRecord', activityRecordMessages);
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
              <Text as="span" kind="jersey" tone="accent">
                {formatCount(days)}
              </Text>
              <span>{m.days}</span>
            </p>
          ) : (
            <p className={styles.firstDay}>{m.firstDay}</p>
          )}
          <Text kind="small" tone="muted">
            <time dateTime={joinedAt}>{m.joined(formatDate(joinedAt))}</time>
          </Text>
        </div>
        <div className={styles.totals}>
          <DescriptionList kind="row" gap="xs">
            <Total kind="messages" name={m.messages} count={messageCount} unit={m.messagesUnit} />
            <Total kind="cards" name={m.cards} count={cardCount} unit={m.cardsUnit} />
          </DescriptionList>
        </div>
        {nothing && <p className={styles.empty}>{m.empty}</p>}
        {!quiet && <ActivityRecordChart season={season} />}
      </div>
    </Section>
  );
}

type TotalProps = { kind: 'messages' | 'cards'; name: string; count: number; unit: string };

/** One total. The mark beside its name has the colour of its kind in the chart. */
const Total = ({ kind, name, count, unit }: TotalProps) => (
  <DescriptionListItem
    term={
      <span className={styles.totalName}>
        <span className={styles.swatch[kind]} />
        {name}
      </span>
    }
  >
    <span className={styles.totalCount}>
      <span className={styles.totalFigure}>{formatCount(count)}</span>
      {unit}
    </span>
  </DescriptionListItem>
);

type ActivityRecordChartProps = {
  season: readonly SeasonMonth[];
};

/** Chart of messages and cards per month; screen readers read it as a list of months. */
function ActivityRecordChart({ season }: ActivityRecordChartProps) {
  const m = useMessages('ActivityRecord', activityRecordMessages);
  const most = Math.max(...season.map(({ messages }) => messages));
  const peak = season.findLastIndex(({ messages }) => messages === most && most > 0);

  return (
    <Stack as="figure" gap="sm">
      <Text as="figcaption" kind="caption" tone="muted">
        {m.season}
      </Text>
      <ol role="list" className={styles.months}>
        {season.map(({ month: id, messages, cards }, index) => {
          const [year = 0, month = 0] = id.split('-').map(Number);
          return (
            <li key={id} className={styles.month}>
              <span className={visuallyHidden}>{m.month(year, month, messages, cards)}</span>
              <span className={styles.rise} aria-hidden="true">
                {index === peak && <span className={styles.most}>{formatCount(messages)}</span>}
                <span
                  className={styles.bar}
                  data-state={
                    messages === 0 ? 'none' : index === season.length - 1 ? 'now' : 'past'
                  }
                  style={assignInlineVars({
                    [styles.share]: String(most > 0 ? messages / most : 0),
                    [styles.place]: String(index),
                  })}
                />
              </span>
              <span className={styles.name} aria-hidden="true">
                {month}
              </span>
              <span className={styles.found} aria-hidden="true">
                {cards > 0 && <span className={styles.chip}>{formatCount(cards)}</span>}
              </span>
            </li>
          );
        })}
      </ol>
    </Stack>
  );
}
