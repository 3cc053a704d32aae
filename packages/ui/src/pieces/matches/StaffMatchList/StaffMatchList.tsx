import type { components } from '@homestand/api-client/contract';
import { PlusIcon } from '../../../icons';
import {
  Button,
  EmptyState,
  Heading,
  Inline,
  RowList,
  Skeleton,
  Stack,
  Text,
} from '../../../primitives';
import { useMessages } from '../../../primitives/UiProvider/useMessages';
import { matchMonths, splitMatches } from './matchMonths';
import { staffMatchListMessages } from './messages';
import { StaffMatchListRow } from './StaffMatchListRow';

export type StaffMatch = components['schemas']['StaffMatch'];

export type StaffMatchListProps = {
  /** The earliest first; null while they load. */
  items: readonly StaffMatch[] | null;
  /** In Japan: `2026-11-22`. */
  today: string;
  hrefOf: (id: number) => string;
  newHref: string;
  /** Where matches are saved and changed by a file. */
  importHref: string;
};

/** The matches for staff: those to come, the next first, and below them those of the past with their results. */
export function StaffMatchList({ items, today, hrefOf, newHref, importHref }: StaffMatchListProps) {
  const m = useMessages('StaffMatchList', staffMatchListMessages);
  if (items === null) return <Skeleton label={m.loading} lines={6} />;
  const add = (
    <Inline>
      <Button tone="accent" size="small" href={newHref} icon={<PlusIcon size="small" />}>
        {m.add}
      </Button>
      <Button size="small" emphasis="quiet" href={importHref}>
        {m.csv}
      </Button>
    </Inline>
  );
  if (items.length === 0)
    return (
      <EmptyState illustration="waiting" title={m.empty} action={add}>
        {m.emptyHelp}
      </EmptyState>
    );

  const { coming, past } = splitMatches(items, today);
  const months = (matches: readonly StaffMatch[]) =>
    matchMonths(matches).map(({ key, year, month, items: ofMonth }) => (
      <Stack key={key} gap="sm">
        <Heading level={3} kind="label">
          {m.month(year, month)}
        </Heading>
        <RowList kind="cards" label={m.month(year, month)}>
          {ofMonth.map((match) => (
            <StaffMatchListRow key={match.matchId} match={match} href={hrefOf(match.matchId)} />
          ))}
        </RowList>
      </Stack>
    ));
  return (
    <Stack gap="lg">
      {add}
      <Stack as="section">
        <Heading level={2}>{m.coming}</Heading>
        {coming.length === 0 ? <Text tone="muted">{m.noneComing}</Text> : months(coming)}
      </Stack>
      {past.length > 0 && (
        <Stack as="section">
          <Heading level={2}>{m.past}</Heading>
          {months(past)}
        </Stack>
      )}
    </Stack>
  );
}
