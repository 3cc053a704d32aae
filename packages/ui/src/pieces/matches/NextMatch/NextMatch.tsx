import { BoxIcon, ChevronRightIcon } from '../../../icons';
import { Section, TextLink } from '../../../primitives';
import { useLinkComponent } from '../../../primitives/UiProvider/useLinkComponent';
import { useMessages } from '../../../primitives/UiProvider/useMessages';
import { nextMatchMessages } from './messages';
import * as styles from './NextMatch.css';
import { NextMatchCard } from './NextMatchCard';
import type { Match } from './nextMatches';

export type { Match } from './nextMatches';
export { useNextMatches } from './useNextMatches';

export type NextMatchProps = {
  /** Those of one day, as `useNextMatches` chooses them; nothing is rendered when empty. */
  items: readonly Match[];
  /** Calendar day by which a match is one of today. */
  today: string;
  /** Whole address of a match's calendar file, which is no page of the app. */
  calendarHrefOf: (matchId: number) => string;
  scheduleHref: string;
  /** What the fan has ordered and waits at the counter. */
  pickups: { count: number; href: string };
};

/** The next match on the top page, with what waits for its fan there. */
export function NextMatch({ items, today, calendarHrefOf, scheduleHref, pickups }: NextMatchProps) {
  const m = useMessages('NextMatch', nextMatchMessages);
  const Link = useLinkComponent();
  const [first] = items;
  if (!first) return null;
  const words = first.day <= today ? m.today : m.next;

  return (
    <Section
      {...words}
      action={
        <TextLink href={scheduleHref} standalone>
          {m.schedule}
        </TextLink>
      }
    >
      <div className={styles.root}>
        {items.map((match) => (
          <NextMatchCard
            key={match.matchId}
            match={match}
            today={today}
            calendarHref={calendarHrefOf(match.matchId)}
          />
        ))}
        {pickups.count > 0 && (
          <Link href={pickups.href} className={styles.pickups}>
            <BoxIcon size="small" />
            <span className={styles.pickupWords}>{m.pickups(pickups.count)}</span>
            <ChevronRightIcon size="tiny" />
          </Link>
        )}
      </div>
    </Section>
  );
}
