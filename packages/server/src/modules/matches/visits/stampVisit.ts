import { conflict, HttpError, notFound } from '../../../http/errors.ts';
import type { Services } from '../../../services.ts';
import { type MatchRow, matchById } from '../matches.queries.ts';
import { messages } from './messages.ts';
import { windowMs } from './visitCodes.ts';
import { visitHours } from './visitHours.ts';
import { countUpTo, insertVisit, type VisitRow, visitOf } from './visits.queries.ts';

/** How long after it was shown a code of the screen can be scanned: a queue in front of it, and clocks that differ. */
const freshMs = 5 * 60_000;
/** By so much a screen's clock may be ahead. */
const aheadMs = 2 * 60_000;
/** So long a code may wait on a phone for a connection. */
const maxWaitDays = 7;
const daySeconds = 24 * 60 * 60;

type Scan = { code: string; waitedSeconds: number };

type Checked = { match: MatchRow; window: number | null; scannedAt: Date; waitedSeconds: number };

/** Stamps once for each fan and match. A repeat returns the same, also when the match is over. */
export async function stampVisit(
  { db, now, visitCodes }: Pick<Services, 'db' | 'now' | 'visitCodes'>,
  userId: string,
  { code, waitedSeconds }: Scan,
): Promise<{ isNew: boolean; visit: VisitRow; countInSeason: number }> {
  const named = visitCodes.read(code);
  const match = named && (await matchById(db, named.matchId));
  if (!match) throw new HttpError(404, messages.unknownCode);
  const scannedAt = new Date(now() - waitedSeconds * 1000);
  const stamped = await visitOf(db, userId, match.id);
  if (!stamped) checkScan({ match, window: named.window, scannedAt, waitedSeconds });
  const isNew =
    !stamped &&
    (await insertVisit(db, {
      ...{ userId, matchId: match.id, scannedAt },
      code: named.window === null ? 'printed' : 'rotating',
    }));
  const visit = stamped ?? (await visitOf(db, userId, match.id));
  if (!visit) throw notFound();
  return { isNew, visit, countInSeason: await countUpTo(db, userId, match) };
}

function checkScan({ match, window, scannedAt, waitedSeconds }: Checked): void {
  const { from, to } = visitHours(match);
  if (match.state === 'postponed' || match.state === 'canceled') throw conflict(messages.calledOff);
  if (waitedSeconds > maxWaitDays * daySeconds) throw conflict(messages.late(maxWaitDays));
  if (scannedAt < from) throw conflict(messages.early(from));
  if (scannedAt >= to) throw conflict(messages.over);
  if (window === null) return;
  const ageMs = scannedAt.getTime() - window * windowMs;
  if (ageMs < -aheadMs || ageMs > windowMs + freshMs) throw conflict(messages.stale);
}
