import { calendarDay } from '../../../format/internal';
import { useMessages } from '../../../primitives/UiProvider/useMessages';
import { visuallyHidden } from '../../../styles';
import * as styles from './MatchDay.css';
import { type MatchDayVariants, matchDay } from './MatchDay.css';
import { matchDayMessages } from './messages';

export type MatchDayProps = MatchDayVariants & {
  /** Calendar day, such as `2026-11-22`. */
  day: string;
};

/** The day of a match: month, day and weekday in the club's type, read aloud as one date. */
export function MatchDay({ day, tone, size = 'large' }: MatchDayProps) {
  const m = useMessages('MatchDay', matchDayMessages);
  const { month, date, weekday } = calendarDay(day);
  return (
    <time dateTime={day} className={matchDay({ tone, size })}>
      <span aria-hidden="true" className={styles.month[size]}>
        {m.month(month)}
      </span>
      <span aria-hidden="true" className={styles.date[size]}>
        {date}
      </span>
      <span aria-hidden="true" className={styles.weekday[size]}>
        {weekday}
      </span>
      <span className={visuallyHidden}>{m.spoken(month, date, weekday)}</span>
    </time>
  );
}
