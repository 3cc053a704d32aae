import { assignInlineVars } from '@vanilla-extract/dynamic';
import { formatCount } from '../../../format/internal';
import { Stack, Text } from '../../../primitives';
import { useMessages } from '../../../primitives/UiProvider/useMessages';
import { visuallyHidden } from '../../../styles';
import type { SeasonMonth } from './ActivityRecord';
import * as styles from './ActivityRecord.css';
import { activityRecordMessages } from './messages';

type ActivityRecordChartProps = {
  season: readonly SeasonMonth[];
};

/** Chart of messages and cards per month; screen readers read it as a list of months. */
export function ActivityRecordChart({ season }: ActivityRecordChartProps) {
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
