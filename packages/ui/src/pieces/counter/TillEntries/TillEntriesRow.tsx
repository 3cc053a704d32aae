import type { ReactNode } from 'react';
import { formatYen } from '../../../format';
import { formatTime } from '../../../format/internal';
import { RowListItem, Text } from '../../../primitives';
import { useMessages } from '../../../primitives/UiProvider/useMessages';
import { tillEntriesMessages } from './messages';
import type { TillEntry } from './TillEntries';
import * as styles from './TillEntries.css';

type Props = Pick<TillEntry, 'at' | 'means' | 'amount'> & { children: ReactNode };

/** When, what, and how much money. */
export function TillEntriesRow({ at, means, amount, children }: Props) {
  const m = useMessages('TillEntries', tillEntriesMessages);
  return (
    <RowListItem
      start={
        <time dateTime={at} className={styles.at}>
          {formatTime(at)}
        </time>
      }
      end={
        <span className={styles.amount}>
          <Text as="span" kind="caption" tone="muted">
            {m[means]}
          </Text>
          {formatYen(amount)}
        </span>
      }
    >
      <span className={styles.words}>{children}</span>
    </RowListItem>
  );
}
