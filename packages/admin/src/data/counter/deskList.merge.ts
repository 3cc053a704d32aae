import type { components } from '@homestand/api-client';
import type { DeskList } from './deskStorage';

type Schemas = components['schemas'];

type Session = { token: string; endsAt: string; now: Date };

type Answer = Schemas['OpenPickups'];

/** The pages of a whole list that have arrived; `at` is of the first: what changed since is asked for when all are there. */
export const withPage = (before: Answer | null, page: Answer): Answer =>
  before && !page.whole
    ? {
        at: before.at,
        whole: true,
        ...(page.next !== undefined && { next: page.next }),
        list: [...before.list, ...page.list],
        closed: [],
      }
    : page;

/** The list with what has changed since, or the whole new one, or its pages so far. */
export function mergePickups(
  stored: DeskList | null,
  { at, whole, next, ...answer }: Answer,
  { token, endsAt, now }: Session,
): DeskList {
  const isWhole = whole || !stored;
  const list = answer.list.filter(isNotOlderThan(stored));
  const closed = answer.closed.filter(isNotOlderThan(stored));
  const ids = new Set([...list, ...closed].map(({ id }) => id));
  const withoutAnswered = <One extends { id: string }>(before: readonly One[] = []) =>
    before.filter(({ id }) => !ids.has(id));
  return {
    token,
    endsAt,
    at,
    wholeAt: isWhole ? now.toISOString() : stored.wholeAt,
    next: isWhole ? next : stored.next,
    open: isWhole ? list : [...list, ...withoutAnswered(stored.open)],
    // Those that were open in this session: a second scan without the server says what became of them.
    closed: [...closed, ...withoutAnswered(stored?.closed)],
  };
}

/** A hand-over of this device may have been recorded while the answer was on its way. */
function isNotOlderThan(stored: DeskList | null) {
  const times = new Map(stored?.closed.map(({ id, updatedAt }) => [id, updatedAt]));
  return ({ id, updatedAt }: { id: string; updatedAt: string }) =>
    updatedAt >= (times.get(id) ?? '');
}
