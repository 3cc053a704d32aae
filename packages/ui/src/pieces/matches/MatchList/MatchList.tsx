import { EmptyState, Heading, RowList, Section, Stack } from '../../../primitives';
import { useMessages } from '../../../primitives/UiProvider/useMessages';
import { useNextMatches } from '../NextMatch/NextMatch';
import { type Match, takesPlace } from '../NextMatch/nextMatches';
import { byMonth } from './byMonth';
import { MatchListRow } from './MatchListRow';
import { matchListMessages } from './messages';

export type MatchListProps = {
  /** All matches, the earliest first. */
  items: readonly Match[];
  /** Whole address of a match's calendar file, which is no page of the app. */
  calendarHrefOf: (matchId: number) => string;
};

/** The season by months: what comes, the next first; then what was, the latest first. */
export function MatchList({ items, calendarHrefOf }: MatchListProps) {
  const m = useMessages('MatchList', matchListMessages);
  const { items: next, today } = useNextMatches(items);
  if (items.length === 0) return <EmptyState title={m.empty}>{m.emptyHelp}</EmptyState>;

  const isPast = (match: Match) => match.day < today && !next.includes(match);
  const parts = [
    { ...m.coming, matches: items.filter((match) => !isPast(match)) },
    { ...m.past, matches: items.filter(isPast).reverse() },
  ].filter(({ matches }) => matches.length > 0);

  return (
    <Stack gap="xxl">
      {parts.map(({ title, label, matches }) => (
        <Section key={label} title={title} label={label}>
          {byMonth(matches).map(({ key, year, month, items: ofMonth }) => (
            <Stack key={key} gap="sm">
              <Heading level={3}>{m.month(year, month)}</Heading>
              <RowList kind="cards" label={m.month(year, month)}>
                {ofMonth.map((match) => (
                  <MatchListRow
                    key={match.matchId}
                    match={match}
                    today={today}
                    isNext={next.includes(match)}
                    calendarHref={
                      takesPlace(match) && !isPast(match) ? calendarHrefOf(match.matchId) : null
                    }
                  />
                ))}
              </RowList>
            </Stack>
          ))}
        </Section>
      ))}
    </Stack>
  );
}
