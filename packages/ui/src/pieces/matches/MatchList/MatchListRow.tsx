import { formatTime } from '../../../format/internal';
import { CalendarIcon } from '../../../icons';
import { IconButton, RowListItem, Text } from '../../../primitives';
import { useMessages } from '../../../primitives/UiProvider/useMessages';
import { MatchDay } from '../MatchDay/MatchDay';
import { MatchHeroNames } from '../MatchHeroNames/MatchHeroNames';
import { MatchResult } from '../MatchResult/MatchResult';
import { MatchStatus, type MatchStatusProps } from '../MatchStatus/MatchStatus';
import { type Match, takesPlace } from '../NextMatch/nextMatches';
import { matchListMessages } from './messages';

type Props = {
  match: Match;
  today: string;
  isNext: boolean;
  /** Null for what does not take place any more. */
  calendarHref: string | null;
};

/** One match of the season. */
export function MatchListRow({ match, today, isNext, calendarHref }: Props) {
  const m = useMessages('MatchList', matchListMessages);
  const { day, startsAt, gatesAt, opponent, ground, result, outcome, winningPitcher, hero } = match;
  const status = statusOf(match, { today, isNext });
  const times = startsAt === null ? m.startOpen : m.starts(formatTime(startsAt));

  return (
    <RowListItem
      start={
        <MatchDay day={day} size="small" tone={isNext && takesPlace(match) ? 'accent' : 'muted'} />
      }
      end={
        calendarHref !== null && (
          <IconButton href={calendarHref} label={m.calendarOf(opponent)} icon={<CalendarIcon />} />
        )
      }
    >
      {status && (
        <span>
          <MatchStatus status={status} />
        </span>
      )}
      <Text as="span" kind="label">
        {m.versus(opponent)}
      </Text>
      <MatchResult outcome={outcome} result={result} />
      <MatchHeroNames winningPitcher={winningPitcher} hero={hero} />
      {takesPlace(match) && (
        <Text as="span" kind="small">
          {gatesAt === null ? times : `${times}${m.between}${m.gates(formatTime(gatesAt))}`}
        </Text>
      )}
      <Text as="span" kind="small" tone="muted">
        {ground}
      </Text>
    </RowListItem>
  );
}

function statusOf(
  { state, day }: Match,
  { today, isNext }: { today: string; isNext: boolean },
): MatchStatusProps['status'] | null {
  if (state === 'finished' || state === 'postponed' || state === 'canceled') return state;
  if (isNext) return day <= today ? 'today' : 'next';
  return state === 'on' && day > today ? 'on' : null;
}
