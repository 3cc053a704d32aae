import type { components } from '@homestand/api-client/contract';
import { dayOf } from '@homestand/api-client/day';
import { type MatchState, nextMatchStates, takesPlace } from '@homestand/api-client/matchStates';
import type { StaffRole } from '@homestand/api-client/staff';
import type { Transaction } from 'kysely';
import type { Queries } from '../../db/database.ts';
import { transact } from '../../db/database.ts';
import type { Tables } from '../../db/schema.ts';
import { conflict, type FieldError, notAllowed, notFound } from '../../http/errors.ts';
import { once } from '../../http/idempotency.ts';
import type { Session } from '../../http/session.ts';
import type { Services } from '../../services.ts';
import { removeHidden } from '../../text/cleanText.ts';
import { type Actor, actorOf, type LogValues, writeStaffLog } from '../staff/index.ts';
import {
  type Content,
  cardExists,
  insertMatches,
  lockMatch,
  type MatchEnd,
  type MatchRow,
  updateMatch,
} from './matches.queries.ts';
import { viewAnnounced } from './matches.routes.ts';
import { messages } from './messages.ts';

type Tx = Transaction<Tables>;
type Schemas = components['schemas'];
type StaffSession = Session<StaffRole>;

const maxCounterMs = 24 * 60 * 60 * 1000;

/** Adds a planned match; returns its number. */
export async function createMatch(
  { db }: Services,
  session: StaffSession,
  { typed, key }: { typed: Schemas['MatchContent']; key: string | undefined },
): Promise<number> {
  const content = contentOf(typed);
  const attempt = { personId: session.personId, key, request: ['createMatch', typed] };
  const { id } = await once(db, attempt, async (tx) => {
    const actor = await actorOf(tx, session);
    await refuseContent(tx, content);
    const id = await addMatch(tx, actor, {
      ...content,
      ...{ state: 'planned', result: null, outcome: null },
    });
    return { id };
  });
  return id;
}

/** Adds a match with its entry in the log; returns its number. */
export async function addMatch(
  tx: Tx,
  actor: Actor,
  { state, result, outcome, ...content }: Content & MatchEnd,
): Promise<number> {
  const row = { ...content, state, result, outcome, changedBy: actor.id };
  const [id = 0] = await insertMatches(tx, [row]);
  await writeStaffLog(tx, actor, {
    action: 'create_match',
    after: {
      ...{ matchId: id, ...logged(content) },
      ...(state !== 'planned' && { matchState: state, result, outcome }),
    },
  });
  return id;
}

/** Changes the content of a match, unless somebody else has changed it since the client read it. */
export async function putMatch(
  { db }: Services,
  session: StaffSession,
  { id, version, typed }: { id: number; version: number; typed: Schemas['MatchContent'] },
): Promise<void> {
  const content = contentOf(typed);
  await transact(db, async (tx) => {
    const actor = await actorOf(tx, session);
    const stored = await lockMatch(tx, id);
    if (!stored) throw notFound();
    // A repeat of a change whose response was lost.
    if (!(await changeMatch(tx, actor, { stored, content, isPreview: true }))) return;
    if (version !== stored.version) throw conflict(messages.changed(stored));
    await refuseContent(tx, content);
    await changeMatch(tx, actor, { stored, content });
  });
}

type Change = { stored: MatchRow; content: Content; isPreview?: boolean };

/** Changes a locked match with its entry in the log. False if nothing differs. */
export async function changeMatch(
  tx: Tx,
  actor: Actor,
  { stored, content, isPreview = false }: Change,
): Promise<boolean> {
  const [before, after] = [logged(stored), logged(content)];
  const fields = (Object.keys(after) as (keyof LogValues)[]).filter(
    (field) => before[field] !== after[field],
  );
  if (fields.length === 0 || isPreview) return fields.length > 0;
  await updateMatch(tx, { id: stored.id, changedBy: actor.id }, content);
  const only = (values: LogValues) =>
    Object.fromEntries(fields.map((field) => [field, values[field]]));
  await writeStaffLog(tx, actor, {
    action: 'change_match',
    before: { matchId: stored.id, ...only(before) },
    after: { matchId: stored.id, ...only(after) },
  });
  return true;
}

type StateChange = { id: number; version: number } & Pick<MatchEnd, 'state' | 'result'> & {
    /** Apps of the version before do not know it. */
    outcome?: MatchEnd['outcome'];
  };

/** Changes the state of a match, or the result and outcome of a finished one. */
export async function putMatchState(
  { db, now }: Services,
  session: StaffSession,
  { id, version, state, result: typed, outcome: chosen }: StateChange,
): Promise<void> {
  const result = typed === null ? null : line(typed);
  if (result !== null && state !== 'finished')
    throw notAllowed([{ field: 'result', message: messages.resultTooEarly }]);
  if (chosen && state !== 'finished')
    throw notAllowed([{ field: 'outcome', message: messages.outcomeTooEarly }]);
  await transact(db, async (tx) => {
    const actor = await actorOf(tx, session);
    const stored = await lockMatch(tx, id);
    if (!stored) throw notFound();
    const outcome = outcomeAfter(state, chosen, stored.outcome);
    if (isSameEnd(stored, { state, result, outcome })) return;
    if (version !== stored.version || !isPossible(stored.state, state))
      throw conflict(messages.stateChanged(stored));
    if (lacksNewDay(stored, { ...stored, state }, now()))
      throw notAllowed([{ field: 'state', message: messages.newDayMissing }]);
    await changeMatchState(tx, actor, stored, { state, result, outcome });
  });
}

/** The outcome that a change leaves; one that is not named stays as long as the match is finished. */
export const outcomeAfter = (
  state: MatchState,
  chosen: MatchEnd['outcome'] | undefined,
  stored: MatchEnd['outcome'],
): MatchEnd['outcome'] => (state === 'finished' ? (chosen === undefined ? stored : chosen) : null);

export const isSameEnd = (a: MatchEnd, b: MatchEnd): boolean =>
  a.state === b.state && a.result === b.result && a.outcome === b.outcome;

/** Changes what became of a locked match, with its entry in the log. */
export async function changeMatchState(
  tx: Tx,
  actor: Actor,
  { id, state, result, outcome }: Pick<MatchRow, 'id'> & MatchEnd,
  next: MatchEnd,
): Promise<void> {
  await updateMatch(tx, { id, changedBy: actor.id }, next);
  await writeStaffLog(tx, actor, {
    action: 'change_match_state',
    before: { matchId: id, matchState: state, result, outcome },
    after: { matchId: id, matchState: next.state, result: next.result, outcome: next.outcome },
  });
}

export const isPossible = (from: MatchState, to: MatchState): boolean =>
  from === to || nextMatchStates[from].includes(to);

/** Whether a match would be planned again on a day that is over. */
export const lacksNewDay = (
  stored: Pick<MatchRow, 'state'>,
  next: Pick<MatchRow, 'state' | 'day'>,
  now: number,
): boolean => next.state === 'planned' && !takesPlace(stored.state) && next.day < dayOf(now);

const line = (text: string) => removeHidden(text).normalize('NFC').trim();

const timeOf = (time: string | null) => (time === null ? null : new Date(time));

const contentOf = (typed: Schemas['MatchContent']): Content => ({
  day: typed.day,
  startsAt: timeOf(typed.startsAt),
  gatesAt: timeOf(typed.gatesAt),
  counterFrom: timeOf(typed.counterFrom),
  counterTo: timeOf(typed.counterTo),
  opponent: line(typed.opponent),
  ground: line(typed.ground),
  cardId: typed.cardId,
});

/** Times that are not those of one match, by their field. */
export function wrongTimes(content: Content): { field: keyof Content; message: string }[] {
  const { day, startsAt, gatesAt, counterFrom, counterTo } = content;
  const wrong: ReturnType<typeof wrongTimes> = [];
  const refuse = (field: keyof Content, message: string) => wrong.push({ field, message });
  for (const field of ['startsAt', 'gatesAt', 'counterFrom'] as const) {
    const time = content[field];
    if (time && dayOf(time) !== day) refuse(field, messages.notOnDay);
  }
  if (startsAt && gatesAt && gatesAt >= startsAt) refuse('gatesAt', messages.gatesAfterStart);
  if ((counterFrom === null) !== (counterTo === null))
    refuse(counterFrom === null ? 'counterFrom' : 'counterTo', messages.counterHalf);
  if (counterFrom && counterTo) {
    const lengthMs = counterTo.getTime() - counterFrom.getTime();
    if (lengthMs <= 0 || lengthMs >= maxCounterMs) refuse('counterTo', messages.counterEnd);
  }
  return wrong;
}

/** Refuses times that are not those of one match, and a card that does not exist. */
async function refuseContent(db: Queries, content: Content): Promise<void> {
  const { cardId } = content;
  const errors: FieldError[] = wrongTimes(content).map(({ field, message }) => ({
    field: `content.${field}`,
    message,
  }));
  if (cardId !== null && !(await cardExists(db, cardId)))
    errors.push({ field: 'content.cardId', message: messages.noSuchCard });
  if (errors.length > 0) throw notAllowed(errors);
}

function logged({ cardId, ...announced }: Content): LogValues {
  const { day: matchDay, ...rest } = viewAnnounced(announced);
  return { matchDay, ...rest, cardId };
}
