import { formatDate, formatYen } from '../../../format';
import {
  Button,
  DescriptionList,
  DescriptionListItem,
  EmptyState,
  Heading,
  Pagination,
  Skeleton,
  Stack,
  Text,
} from '../../../primitives';
import { useMessages } from '../../../primitives/UiProvider/useMessages';
import { MatchFilter, type MatchFilterProps } from '../../shared/MatchFilter/MatchFilter';
import { type Till, TillSummary } from '../TillSummary/TillSummary';
import { tillDayMessages } from './messages';
import * as styles from './TillDay.css';

export type TillOfDay = Till & { id: string; href: string };

export type TillDayProps = {
  /** In Japan, `2026-11-22`. */
  day: string;
  previousHref: string;
  /** Null on the present day. */
  nextHref: string | null;
  /** Null while they load. */
  items: readonly TillOfDay[] | null;
  /** Yen that all tills must have. */
  cash: number;
  other: number;
  csv: { pending: boolean; onSave: () => void };
  /** Matches to choose from instead of a day. */
  matches: MatchFilterProps;
};

/** The tills of a day or of a match, their sum, and the way to the days before and after. */
export function TillDay({
  day,
  previousHref,
  nextHref,
  items,
  csv,
  matches,
  ...sums
}: TillDayProps) {
  const m = useMessages('TillDay', tillDayMessages);
  const ofMatch = matches.value !== '';
  const corrections = (items ?? []).reduce((total, { cash }) => total + cash.corrections, 0);
  return (
    <Stack>
      <MatchFilter {...matches} />
      {!ofMatch && (
        <Pagination
          label={m.days}
          previous={{ label: m.previous, href: previousHref }}
          next={nextHref === null ? null : { label: m.next, href: nextHref }}
        >
          <Heading level={2} kind="title">
            <time dateTime={day}>{formatDate(day)}</time>
          </Heading>
        </Pagination>
      )}
      {items === null && <Skeleton label={m.loading} lines={5} />}
      {items?.length === 0 && (
        <EmptyState title={ofMatch ? m.noneOfMatch : m.none}>{m.noneHelp}</EmptyState>
      )}
      {items !== null && items.length > 0 && (
        <>
          <DescriptionList kind="row">
            <DescriptionListItem term={m.cash}>
              <span className={styles.figure}>{formatYen(sums.cash)}</span>
              {corrections !== 0 && (
                <Text kind="small" tone="muted">
                  {m.corrected(formatYen(corrections))}
                </Text>
              )}
            </DescriptionListItem>
            <DescriptionListItem term={m.other}>
              <span className={styles.figure}>{formatYen(sums.other)}</span>
            </DescriptionListItem>
          </DescriptionList>
          <ul role="list" className={styles.list}>
            {items.map(({ id, ...till }) => (
              <li key={id}>
                <TillSummary {...till} />
              </li>
            ))}
          </ul>
          <div>
            <Button pending={csv.pending} onClick={csv.onSave}>
              {ofMatch ? m.csvOfMatch : m.csv}
            </Button>
          </div>
        </>
      )}
    </Stack>
  );
}
