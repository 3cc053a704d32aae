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

/** A day, or the time of a match. */
export type TillSpan = { day: string } | { match: number };

const tillsKey = (span: TillSpan) => ['tills', span] as const;
const tillKey = (tillId: string, span: TillSpan) => ['till', tillId, span] as const;

/** The tills of a day or of a match. */
export const useTills = (span: TillSpan) =>
  useSWR(
    tillsKey(span),
    ([, query]) => unwrap(client.GET('/v1/admin/tills', { params: { query } })),
    { refreshInterval: refreshMs },
  );

/** One till on a day or at a match, with its last entries. */
export const useTill = (tillId: string, span: TillSpan) =>
  useSWR(
    tillKey(tillId, span),
    ([, id, query]) =>
      unwrap(
        client.GET('/v1/admin/tills/{tillId}', {
          params: { path: { tillId: id }, query: { ...query, size: entriesShown } },
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

type Till = { tillId: string; span: TillSpan };

/** Loads a till and those beside it again after a change. */
async function change({ tillId, span }: Till, call: () => Promise<unknown>): Promise<void> {
  const { reload } = sessionCache();
  await call();
  await Promise.all([reload(tillKey(tillId, span)), reload(tillsKey(span))]);
}

/** Corrects a till, once for each key, and loads it again. */
export const correctTill = (till: Till, key: string, body: Schemas['TillCorrection']) =>
  change(till, () =>
    sendOnce(key, (header) =>
      unwrap(
        client.POST('/v1/admin/tills/{tillId}/corrections', {
          params: { path: { tillId: till.tillId }, header },
          body,
        }),
      ),
    ),
  );

/** Notes what was counted, once for each key, and loads the till again. */
export const countTill = (till: Till, key: string, body: Schemas['TillCount']) =>
  change(till, () =>
    sendOnce(key, (header) =>
      unwrap(
        client.POST('/v1/admin/tills/{tillId}/counts', {
          params: { path: { tillId: till.tillId }, header },
          body,
        }),
      ),
    ),
  );

/** The CSV of all entries of a day or of a match. */
export const exportTills = (span: TillSpan) =>
  unwrapBlob(client.GET('/v1/admin/tills.csv', { params: { query: span }, parseAs: 'blob' }));
