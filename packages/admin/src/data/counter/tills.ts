import { type components, sendOnce, unwrap } from '@homestand/api-client';
import { reportUnlessNotFound } from '@homestand/app-core/http/errorNotices';
import { sessionCache } from '@homestand/app-core/http/sessionCache';
import useSWR from 'swr';
import { client } from '../client';
import { unwrapBlob } from '../unwrapBlob';

type Schemas = components['schemas'];

/** Hand-overs change the sums of the day. */
const refreshMs = 10_000;
const entriesShown = 100;

const tillsKey = (day: string) => ['tills', day] as const;
const tillKey = (tillId: string, day: string) => ['till', tillId, day] as const;

/** The tills of a day. */
export const useTills = (day: string) =>
  useSWR(
    tillsKey(day),
    ([, tillDay]) => unwrap(client.GET('/v1/admin/tills', { params: { query: { day: tillDay } } })),
    { refreshInterval: refreshMs },
  );

/** One till on a day, with its last entries. */
export const useTill = (tillId: string, day: string) =>
  useSWR(
    tillKey(tillId, day),
    ([, id, tillDay]) =>
      unwrap(
        client.GET('/v1/admin/tills/{tillId}', {
          params: { path: { tillId: id }, query: { day: tillDay, size: entriesShown } },
        }),
      ),
    { refreshInterval: refreshMs, onError: reportUnlessNotFound },
  );

/** What this desk has taken today, with its last entries. */
export const useOwnTill = () =>
  useSWR(
    'own-till',
    () => unwrap(client.GET('/v1/admin/own-till', { params: { query: { size: entriesShown } } })),
    { refreshInterval: refreshMs },
  );

/** Loads a till and the tills of its day again after a change. */
async function change(tillId: string, day: string, call: () => Promise<unknown>): Promise<void> {
  const { reload } = sessionCache();
  await call();
  await Promise.all([reload(tillKey(tillId, day)), reload(tillsKey(day))]);
}

/** Corrects a till, once for each key, and loads it again. */
export const correctTill = (tillId: string, key: string, body: Schemas['TillCorrection']) =>
  change(tillId, body.day, () =>
    sendOnce(key, (header) =>
      unwrap(
        client.POST('/v1/admin/tills/{tillId}/corrections', {
          params: { path: { tillId }, header },
          body,
        }),
      ),
    ),
  );

/** Notes what was counted, once for each key, and loads the till again. */
export const countTill = (tillId: string, key: string, body: Schemas['TillCount']) =>
  change(tillId, body.day, () =>
    sendOnce(key, (header) =>
      unwrap(
        client.POST('/v1/admin/tills/{tillId}/counts', {
          params: { path: { tillId }, header },
          body,
        }),
      ),
    ),
  );

/** The CSV of all entries of a day. */
export const exportTills = (day: string) =>
  unwrapBlob(client.GET('/v1/admin/tills.csv', { params: { query: { day } }, parseAs: 'blob' }));
