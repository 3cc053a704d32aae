import type { components } from '@homestand/api-client/contract';
import type { StaffRole } from '@homestand/api-client/staff';
import { transact } from '../../db/database.ts';
import { conflict, notAllowed, notFound } from '../../http/errors.ts';
import type { Session } from '../../http/session.ts';
import type { Services } from '../../services.ts';
import { notifyProcesses, writeEvents } from '../live/index.ts';
import { actorOf, writeStaffLog } from '../staff/index.ts';
import { lockMatch, matchById } from './matches.queries.ts';
import {
  choosablePlayers,
  fansToNotify,
  type HeroKind,
  type HeroRow,
  heroesOf,
  isBegun,
  markNotified,
  saveHero,
} from './matchHeroes.queries.ts';
import { messages } from './messages.ts';

type Schemas = components['schemas'];

/** Rows of one transaction, as of every job. */
const maxAtOnce = 100;

/** For so long a slip is put right before the first fan is notified. */
const delayMs = 30_000;

/** What is chosen for a match, and the players to choose from with how many fans would be notified. */
export async function viewHeroes(
  { db, push }: Services,
  matchId: number,
): Promise<Schemas['MatchHeroes']> {
  if (!(await matchById(db, matchId))) throw notFound();
  const [heroes, players] = [await heroesOf(db, matchId), await choosablePlayers(db)];
  return {
    heroes: heroes.flatMap((hero) =>
      hero.playerId === null && !isBegun(hero)
        ? []
        : [
            {
              kind: hero.kind,
              playerId: hero.playerId,
              playerName: hero.playerName,
              fans: hero.notifiedFans,
              notice: noticeOf(hero),
            },
          ],
    ),
    players: players.map((player) => (push ? player : { ...player, fans: 0 })),
  };
}

const noticeOf = (hero: HeroRow) => {
  if (hero.notifiedAt !== null) return 'done';
  return isBegun(hero) ? 'begun' : 'due';
};

/**
 * Stores the player of a finished match, or takes the choice back. A job notifies the fans of the player, once for each
 * match and kind; a correction after that changes the name alone.
 */
export async function putHero(
  { db, jobs, now }: Services,
  session: Session<StaffRole>,
  { matchId, kind, playerId, previousPlayerId }: Schemas['MatchHeroChoice'] & { matchId: number },
): Promise<void> {
  await transact(db, async (tx) => {
    const actor = await actorOf(tx, session);
    // Whoever writes heroes or notices of this match waits here for the others.
    const match = await lockMatch(tx, matchId);
    if (!match) throw notFound();
    const stored = (await heroesOf(tx, matchId)).find((hero) => hero.kind === kind);
    const before = stored?.playerId ?? null;
    if (before !== playerId) {
      if (match.state !== 'finished') throw conflict(messages.hero.notFinished);
      if (before !== previousPlayerId) throw conflict(messages.hero.changed(stored?.playerName));
      const chosen = (await choosablePlayers(tx)).find((player) => player.playerId === playerId);
      if (playerId !== null && !chosen)
        throw notAllowed([{ field: 'playerId', message: messages.hero.noSuchPlayer }]);
      await saveHero(tx, { matchId, kind, playerId });
      await writeStaffLog(tx, actor, {
        action: 'choose_match_hero',
        before: { matchId, [kind]: stored?.playerName ?? null },
        after: { matchId, [kind]: chosen?.name ?? null },
      });
    }
    if (playerId === null || (stored && isBegun(stored))) return;
    // A choice that is replaced leaves its job, which then finds another player and notifies nobody.
    const key = `${matchId}/${kind}/${playerId}`;
    const runAt = new Date(now() + delayMs);
    await jobs.enqueue(tx, 'notifyOfHero', [{ key, data: { matchId, kind, playerId }, runAt }]);
  });
}

type HeroJob = { matchId: number; kind: HeroKind; playerId: number };

/** Notifies the fans of the player. Killed between two transactions, it goes on where it was. */
export async function notifyOfHero(services: Services, job: HeroJob): Promise<void> {
  if (!services.push) return;
  while (await notifyFans(services, job)) notifyProcesses(services);
  notifyProcesses(services);
}

/** The events are what notifies: they are written with the mark. True if more fans may be left. */
const notifyFans = ({ db }: Services, { matchId, kind, playerId }: HeroJob): Promise<boolean> =>
  transact(db, async (tx) => {
    const match = await lockMatch(tx, matchId);
    const hero = (await heroesOf(tx, matchId)).find((stored) => stored.kind === kind);
    if (match?.state !== 'finished' || hero?.playerId !== playerId || hero.notifiedAt !== null)
      return false;
    const { notifiedUpTo } = hero;
    const fans = await fansToNotify(tx, { playerId, notifiedUpTo }, maxAtOnce);
    const isLast = fans.length < maxAtOnce;
    await markNotified(tx, { matchId, kind }, { fans, isLast });
    await writeEvents(
      tx,
      fans.map((personId) => ({ type: 'matchHero', personId, matchId, kind, playerId })),
    );
    return !isLast;
  });
