import { addDays, timeZone } from '@homestand/api-client/day';
import { type IcalLine, icalDay, icalMoment, icalText, writeIcal } from '../../../text/ical.ts';
import { messages } from './messages.ts';

/** What a calendar says of a match. */
export type CalendarMatch = {
  id: number;
  day: string;
  startsAt: Date | null;
  gatesAt: Date | null;
  opponent: string;
  ground: string;
  state: 'planned' | 'on' | 'postponed' | 'canceled' | 'finished';
  result: string | null;
  version: number;
  createdAt: Date;
  changedAt: Date;
};

type Club = { name: string; origin: string };

/** Matches have no end; calendars need one. */
const lengthMs = 3 * 3_600_000;

/** How often calendars ask again; many ask less often. */
const refresh = 'PT1H';

/**
 * Matches as a calendar (RFC 5545, and 7986 for its name and how often it is read). The same matches are the same text:
 * its events carry the time of their last change, as calendars without METHOD do.
 */
export function matchCalendar(matches: readonly CalendarMatch[], club: Club): string {
  const name = icalText(messages.calendarName(club.name));
  return writeIcal([
    ['BEGIN', 'VCALENDAR'],
    ['VERSION', '2.0'],
    ['PRODID', '-//Homestand//Matches//JA'],
    ['CALSCALE', 'GREGORIAN'],
    ['NAME', name],
    ['X-WR-CALNAME', name],
    ['X-WR-TIMEZONE', timeZone],
    ['REFRESH-INTERVAL;VALUE=DURATION', refresh],
    ['X-PUBLISHED-TTL', refresh],
    ...matches.flatMap((match) => eventOf(match, club)),
    ['END', 'VCALENDAR'],
  ]);
}

/** Identifier and version tell a calendar which of its events has changed. */
function eventOf(match: CalendarMatch, club: Club): IcalLine[] {
  const { state } = match;
  const isOff = state === 'canceled' || state === 'postponed';
  return [
    ['BEGIN', 'VEVENT'],
    ['UID', `match-${match.id}@${new URL(club.origin).hostname}`],
    ['DTSTAMP', icalMoment(match.changedAt)],
    ['CREATED', icalMoment(match.createdAt)],
    ['LAST-MODIFIED', icalMoment(match.changedAt)],
    ['SEQUENCE', String(match.version)],
    ...timesOf(match),
    ['SUMMARY', icalText(titleOf(match, club.name))],
    ['LOCATION', icalText(match.ground)],
    ['DESCRIPTION', icalText(messages.calendarText(match, `${club.origin}/user/u/matches`))],
    ['STATUS', statusOf(match)],
    // Calendars count the time as free for what does not take place or has no time yet.
    ['TRANSP', isOff || match.startsAt === null ? 'TRANSPARENT' : 'OPAQUE'],
    ['END', 'VEVENT'],
  ];
}

/** Moments are in UTC, so that no rules of a time zone have to be sent. Without a start it is the whole day. */
const timesOf = ({ day, startsAt }: CalendarMatch): IcalLine[] =>
  startsAt === null
    ? [
        ['DTSTART;VALUE=DATE', icalDay(day)],
        ['DTEND;VALUE=DATE', icalDay(addDays(day, 1))],
      ]
    : [
        ['DTSTART', icalMoment(startsAt)],
        ['DTEND', icalMoment(new Date(startsAt.getTime() + lengthMs))],
      ];

/** Some calendars do not show the status, so the title has it, too. */
function titleOf({ state, opponent }: CalendarMatch, team: string): string {
  const title = messages.calendarTitle(team, opponent);
  return state === 'canceled' || state === 'postponed'
    ? `${messages.calendarSigns[state]}${title}`
    : title;
}

function statusOf({ state, startsAt }: CalendarMatch): string {
  if (state === 'canceled') return 'CANCELLED';
  return state === 'postponed' || startsAt === null ? 'TENTATIVE' : 'CONFIRMED';
}
