import { type components, unwrap } from '@homestand/api-client';
import { sessionCache } from '@homestand/app-core/http/sessionCache';
import useSWR from 'swr';
import { client } from '../client';
import { callOffKey } from './events';

type Schemas = components['schemas'];
export type CallOffState = Schemas['CallOffState'];
export type CallOff = Schemas['MatchCallOff'] & {
  /** Until when the screen offers the undo, by `performance.now`: the seconds go on while it is not shown. */
  undoEndsAt: number;
};
export type CalledOffMatch = { match: Schemas['StaffMatch']; callOff: CallOff };

const inPath = (matchId: number) => ({ path: { matchId } });

/** What calling a match off would change. It stays as it was read until the next opening: staff act on what they see. */
export const useCallOffPreview = (matchId: number, state: CallOffState | null) =>
  useSWR(
    state && (['callOffPreview', matchId, state] as const),
    ([, id, state]) =>
      unwrap(
        client.GET('/v1/admin/matches/{matchId}/call-off-preview', {
          params: { ...inPath(id), query: { state } },
        }),
      ),
    { revalidateOnFocus: false },
  );

const lastKey = (matchId: number) => [callOffKey, matchId] as const;

const received = (callOff: Schemas['MatchCallOff']): CallOff => ({
  ...callOff,
  undoEndsAt: performance.now() + callOff.undoSeconds * 1000,
});

/** The last call-off of a match that is canceled or postponed. */
export const useLastCallOff = (matchId: number, isCalledOff: boolean) =>
  useSWR(isCalledOff ? lastKey(matchId) : null, async ([, id]) => {
    const params = inPath(id);
    const { callOff } = await unwrap(
      client.GET('/v1/admin/matches/{matchId}/call-off', { params }),
    );
    return callOff && received(callOff);
  });

/** The call-off of the answer goes into the cache, also before the match is known to be called off. */
async function store(
  matchId: number,
  call: () => Promise<Schemas['CalledOffMatch']>,
): Promise<CalledOffMatch> {
  const { replace } = sessionCache();
  const { match, callOff } = await call();
  const answer = { match, callOff: received(callOff) };
  void replace(lastKey(matchId), answer.callOff);
  return answer;
}

export const callOffMatch = (
  matchId: number,
  body: { version: number; state: CallOffState; targetId: number | null },
  key: string,
): Promise<CalledOffMatch> =>
  store(matchId, () =>
    unwrap(
      client.POST('/v1/admin/matches/{matchId}/call-off', {
        params: { ...inPath(matchId), header: { 'Idempotency-Key': key } },
        body,
      }),
    ),
  );

export const undoCallOff = (matchId: number, callOffId: string): Promise<CalledOffMatch> =>
  store(matchId, () =>
    unwrap(
      client.POST('/v1/admin/matches/{matchId}/call-off/undo', {
        params: inPath(matchId),
        body: { callOffId },
      }),
    ),
  );
