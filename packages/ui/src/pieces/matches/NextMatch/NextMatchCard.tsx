import { countGraphemes } from '../../../format';
import { formatTime } from '../../../format/internal';
import { PinIcon } from '../../../icons';
import { Badge, StatusSign, Text, TextLink } from '../../../primitives';
import { useMessages } from '../../../primitives/UiProvider/useMessages';
import { visuallyHidden } from '../../../styles';
import { MatchDay } from '../MatchDay/MatchDay';
import { MatchHeroNames } from '../MatchHeroNames/MatchHeroNames';
import { MatchStatus } from '../MatchStatus/MatchStatus';
import { type NextMatchMessages, nextMatchMessages } from './messages';
import * as styles from './NextMatch.css';
import { isTomorrow, type Match, takesPlace } from './nextMatches';

type Props = { match: Match; today: string; calendarHref: string };

/** One match: its day as a field in the club's colour, beside it what fans ask for, the largest first. */
export function NextMatchCard({ match, today, calendarHref }: Props) {
  const m = useMessages('NextMatch', nextMatchMessages);
  const { day, state, opponent, ground, result, winningPitcher, hero } = match;
  const isPlayed = takesPlace(match);
  const length = countGraphemes(opponent) > 12 ? 'long' : 'short';
  const isOff = state === 'canceled' || state === 'postponed';

  return (
    <article className={styles.card} aria-label={`${m.versus} ${opponent}`}>
      <MatchDay day={day} tone={isOff ? 'muted' : 'accent'} />
      <div className={styles.words}>
        {isPlayed && day <= today && <MatchStatus status="today" />}
        {isPlayed && isTomorrow(day, today) && <Badge emphasis="outline">{m.tomorrow}</Badge>}
        {state === 'finished' && <MatchStatus status="finished" />}
        {isOff && <NextMatchOff state={state} m={m} />}
        <p className={styles.opponent[length]}>
          <span className={styles.versus}>{m.versus}</span>
          <bdi>{opponent}</bdi>
        </p>
        {isPlayed && <NextMatchTimes match={match} m={m} />}
        {state === 'finished' && result !== null && (
          <p className={styles.result}>
            <span className={visuallyHidden}>{m.result}</span>
            {result}
          </p>
        )}
        <MatchHeroNames winningPitcher={winningPitcher} hero={hero} />
        <Text kind="small" tone="muted" icon={<PinIcon size="tiny" />}>
          {ground}
        </Text>
        {isPlayed && (
          <TextLink href={calendarHref} standalone aria-label={m.calendarOf(opponent)}>
            {m.calendar}
          </TextLink>
        )}
      </div>
    </article>
  );
}

type PartProps = { match: Match; m: NextMatchMessages };

function NextMatchTimes({ match: { startsAt, gatesAt }, m }: PartProps) {
  return (
    <p className={styles.times}>
      {startsAt === null ? (
        <span>{m.startOpen}</span>
      ) : (
        <span className={styles.start}>
          <time dateTime={startsAt} className={styles.clock}>
            {formatTime(startsAt)}
          </time>
          {m.starts}
        </span>
      )}
      {gatesAt !== null && <span>{m.gates(formatTime(gatesAt))}</span>}
    </p>
  );
}

/** Fans may be on their way: an outline, a mark and words, first in the card. */
const NextMatchOff = ({ state, m }: { state: 'canceled' | 'postponed'; m: NextMatchMessages }) => (
  <p className={styles.off}>
    <StatusSign
      outline={state === 'canceled' ? 'octagon' : 'triangle'}
      mark={state === 'canceled' ? 'cross' : 'bang'}
    />
    <strong>{m[state]}</strong>
  </p>
);
