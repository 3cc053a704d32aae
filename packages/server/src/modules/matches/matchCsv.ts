import { momentOf, timeOfDay } from '@homestand/api-client/day';
import type { StaffRole } from '@homestand/api-client/staff';
import {
  columnTexts,
  csvMessages,
  csvWords,
  type MatchRow as FileRow,
  readMatches,
  readSentFile,
  tableCsv,
  wordOf,
} from '../../csv/index.ts';
import { transact } from '../../db/database.ts';
import type { Session } from '../../http/session.ts';
import type { Services } from '../../services.ts';
import { actorOf } from '../staff/index.ts';
import {
  type Content,
  cardUuids,
  currentMatches,
  lockMatches,
  type MatchEnd,
  type MatchRow,
} from './matches.queries.ts';
import { messages } from './messages.ts';
import {
  addMatch,
  changeMatch,
  changeMatchState,
  isPossible,
  isSameEnd,
  lacksNewDay,
  outcomeAfter,
  wrongTimes,
} from './saveMatch.ts';

type Imported = { added: number; changed: number; problems: string[] };
type Card = Awaited<ReturnType<typeof cardUuids>>[number];
type Next = Content & MatchEnd;

const maxRows = 500;
const dayMinutes = 24 * 60;

const { match: columns } = columnTexts;

const stateWord = (state: MatchRow['state']) => wordOf(csvWords.matchState, state);

const timeCell = (time: Date | null) => (time ? timeOfDay(time) : '');

/** The matches as a file that the import reads. */
export const matchesCsv = (rows: readonly MatchRow[], cards: readonly Card[]): string =>
  tableCsv(
    columns,
    rows.map((row) => ({
      matchId: row.id,
      day: row.day,
      starts: timeCell(row.startsAt),
      gates: timeCell(row.gatesAt),
      opponent: row.opponent,
      ground: row.ground,
      counterFrom: timeCell(row.counterFrom),
      counterTo: timeCell(row.counterTo),
      card: cards.find(({ id }) => id === row.cardId)?.uuid ?? '',
      state: stateWord(row.state),
      outcome: row.outcome === null ? '' : wordOf(csvWords.matchOutcome, row.outcome),
      result: row.result ?? '',
    })),
  );

/** Adds and changes matches by a file, or says what is wrong with it. */
export async function importMatches(
  { db, now }: Services,
  session: Session<StaffRole>,
  { file, isPreview }: { file: string; isPreview: boolean },
): Promise<Imported> {
  const reading = await readSentFile(file, readMatches, maxRows);
  if ('problems' in reading) return { added: 0, changed: 0, ...reading };
  const { entries } = reading;
  return transact(db, async (tx) => {
    const actor = await actorOf(tx, session);
    await lockMatches(tx);
    const [matches, cards] = [await currentMatches(tx), await cardUuids(tx)];
    const count: Imported = { added: 0, changed: 0, problems: [] };
    const lineOf = new Map<number, number>();
    const changes = entries.map(({ line, row }) => {
      const complain = (column: keyof typeof columns, sentence: string) =>
        count.problems.push(csvMessages.atCell(line, columns[column].names[0], sentence));
      const stored = storedOf(row, matches, complain);
      if (stored) {
        const earlier = lineOf.get(stored.id);
        if (earlier !== undefined) complain('matchId', messages.sameMatch(earlier));
        else lineOf.set(stored.id, line);
      }
      const next = nextOf(row, stored, cards, complain);
      for (const { field, message } of wrongTimes(next)) complain(columnOf[field], message);
      if (next.result !== null && next.state !== 'finished')
        complain('result', messages.resultTooEarly);
      if (row.outcome && next.state !== 'finished') complain('outcome', messages.outcomeTooEarly);
      if (stored && !isPossible(stored.state, next.state))
        complain('state', messages.notPossible(stateWord(stored.state), stateWord(next.state)));
      if (stored && lacksNewDay(stored, next, now())) complain('day', messages.newDayMissing);
      return { stored, next };
    });
    if (count.problems.length > 0) return count;
    for (const { stored, next } of changes) {
      const { state, result, outcome, ...content } = next;
      if (!stored) {
        if (!isPreview) await addMatch(tx, actor, next);
        count.added += 1;
        continue;
      }
      const end = { state, result, outcome };
      const isOther = !isSameEnd(stored, end);
      if (isOther && !isPreview) await changeMatchState(tx, actor, stored, end);
      if ((await changeMatch(tx, actor, { stored, content, isPreview })) || isOther)
        count.changed += 1;
    }
    return count;
  });
}

type Complain = (column: keyof typeof columns, sentence: string) => void;

const columnOf: Record<keyof Content, keyof typeof columns> = {
  day: 'day',
  startsAt: 'starts',
  gatesAt: 'gates',
  counterFrom: 'counterFrom',
  counterTo: 'counterTo',
  opponent: 'opponent',
  ground: 'ground',
  cardId: 'card',
};

/** The match that a row changes: that of its number, otherwise the one of its day and opponent. */
function storedOf(
  row: FileRow,
  matches: readonly MatchRow[],
  complain: Complain,
): MatchRow | undefined {
  if (row.matchId !== undefined) {
    const found = matches.find(({ id }) => id === row.matchId);
    if (!found) complain('matchId', messages.noSuchMatch);
    return found;
  }
  const [found, another] = matches.filter(
    ({ day, opponent }) => day === row.day && opponent === row.opponent,
  );
  if (another) complain('matchId', messages.severalOnDay);
  return found;
}

/** What a row makes of a match. A column that is missing changes nothing. */
function nextOf(
  row: FileRow,
  stored: MatchRow | undefined,
  cards: readonly Card[],
  complain: Complain,
): Next {
  const at = (minutes: number | null) =>
    minutes === null ? null : new Date(momentOf(row.day).getTime() + minutes * 60_000);
  const { counterFrom: from, counterTo: to, card: uuid } = row;
  const isNextDay = from !== null && to !== null && to <= from;
  const card = cards.find((item) => item.uuid === uuid);
  if (typeof uuid === 'string' && !card) complain('card', messages.noSuchCard);
  const state = row.state ?? stored?.state ?? 'planned';
  const result = row.result === undefined ? (stored?.result ?? null) : row.result;
  return {
    day: row.day,
    startsAt: at(row.starts),
    gatesAt: at(row.gates),
    counterFrom: at(from),
    counterTo: at(isNextDay ? to + dayMinutes : to),
    opponent: row.opponent,
    ground: row.ground,
    cardId: uuid === undefined ? (stored?.cardId ?? null) : (card?.id ?? null),
    state,
    // Without the column a match that is not finished any more loses it.
    result: row.result === undefined && state !== 'finished' ? null : result,
    outcome: outcomeAfter(state, row.outcome, stored?.outcome ?? null),
  };
}
