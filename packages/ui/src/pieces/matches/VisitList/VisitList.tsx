import { QrIcon } from '../../../icons';
import {
  Button,
  EmptyState,
  Notice,
  RowList,
  RowListItem,
  Section,
  Stack,
  Text,
} from '../../../primitives';
import { useMessages } from '../../../primitives/UiProvider/useMessages';
import { MatchDay } from '../MatchDay/MatchDay';
import { MatchResult } from '../MatchResult/MatchResult';
import { MatchStatus } from '../MatchStatus/MatchStatus';
import type { Match } from '../NextMatch/NextMatch';
import { bySeason } from './bySeason';
import { visitListMessages } from './messages';
import { recordOf } from './recordOf';

type VisitedMatch = Pick<
  Match,
  'matchId' | 'day' | 'opponent' | 'ground' | 'state' | 'result' | 'outcome'
>;

export type VisitListProps = {
  /** The matches at which the fan was, the latest first. */
  items: readonly VisitedMatch[];
  /** Codes that were scanned without a connection. */
  waiting: number;
  scanHref: string;
};

/** The matches of each season at which the fan was, with their results. */
export function VisitList({ items, waiting, scanHref }: VisitListProps) {
  const m = useMessages('VisitList', visitListMessages);
  return (
    <Stack gap="xxl">
      {waiting > 0 && (
        <Notice role="status">
          <Text kind="small">{m.waiting(waiting)}</Text>
        </Notice>
      )}
      {items.length === 0 && <EmptyState title={m.empty}>{m.emptyHelp}</EmptyState>}
      <Button href={scanHref} emphasis="quiet" icon={<QrIcon size="small" />} fullWidth>
        {m.scan}
      </Button>
      {bySeason(items).map(({ year, matches }) => (
        <Section key={year} title={m.season(year)} label={m.label}>
          <Text kind="label">{m.count(matches.length, recordOf(matches))}</Text>
          <RowList kind="cards" label={m.season(year)}>
            {matches.map((match) => (
              <RowListItem
                key={match.matchId}
                start={<MatchDay day={match.day} size="small" tone="muted" />}
              >
                {(match.state === 'canceled' || match.state === 'postponed') && (
                  <span>
                    <MatchStatus status={match.state} />
                  </span>
                )}
                <Text as="span" kind="label">
                  {m.versus(match.opponent)}
                </Text>
                <MatchResult outcome={match.outcome} result={match.result} />
                <Text as="span" kind="small" tone="muted">
                  {match.ground}
                </Text>
              </RowListItem>
            ))}
          </RowList>
        </Section>
      ))}
    </Stack>
  );
}
