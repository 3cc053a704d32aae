import { formatShortDay, formatTime } from '../../../format/internal';
import { RowListItem, Text } from '../../../primitives';
import { useMessages } from '../../../primitives/UiProvider/useMessages';
import { shortcutMark } from '../../../shortcuts/marks';
import { MatchStatus } from '../MatchStatus/MatchStatus';
import { staffMatchListMessages } from './messages';
import type { StaffMatch } from './StaffMatchList';

type Props = { match: StaffMatch; href: string };

/** One match with its hours. */
export function StaffMatchListRow({ match, href }: Props) {
  const m = useMessages('StaffMatchList', staffMatchListMessages);
  const { state, result, content } = match;
  const { day, startsAt, gatesAt, counterFrom, counterTo, opponent, ground } = content;
  const times = [
    startsAt === null ? m.startOpen : m.starts(formatTime(startsAt)),
    ...(gatesAt === null ? [] : [m.gates(formatTime(gatesAt))]),
  ];
  return (
    <RowListItem {...shortcutMark.row} href={href} end={<MatchStatus status={state} />}>
      <Text as="span" kind="label">
        <time dateTime={day}>{formatShortDay(day)}</time>
        {m.between}
        {m.versus(opponent)}
      </Text>
      {result !== null && (
        <Text as="span" kind="label" tone="accent">
          {result}
        </Text>
      )}
      <Text as="span" kind="small">
        {times.join(m.between)}
      </Text>
      <Text as="span" kind="small">
        {counterFrom === null || counterTo === null
          ? m.noCounter
          : m.counter(formatTime(counterFrom), formatTime(counterTo))}
      </Text>
      <Text as="span" kind="small" tone="muted">
        {ground}
      </Text>
    </RowListItem>
  );
}
