import { type components, unwrap } from '@homestand/api-client';
import { integer, record, time } from '@homestand/api-client/moreSchemas';
import { object, type Schema, string, type ValueOf } from '@homestand/api-client/schema';
import { addStaffResponses } from '@homestand/api-client/staff';
import { schemaOf } from '@homestand/api-client/validate';
import { reportUnlessNotFound } from '@homestand/app-core/http/errorNotices';
import { useState } from 'react';
import useSWR from 'swr';
import { client } from '../client';
import { getStaffSession } from '../staff/staffSession';
import { createStored } from '../storage';

export type MatchPacking = components['schemas']['MatchPacking'];

// Before a stored copy is read: one that fits nothing would be removed.
addStaffResponses();

/** Goods without the orders and their names. It goes with the other data of the desk when the session ends. */
const storedPacking = createStored(
  'staff-desk-packing-',
  object({ at: time, packing: schemaOf('MatchPacking') }),
);

const refreshMs = 30_000;

/** What a match takes along: what this device has at once, and then the server's answer. `isWhole` says that it has names. */
export function useMatchPacking(matchId: number) {
  const stored = storedPacking.read(String(matchId));
  return useSWR(
    ['matchPacking', matchId] as const,
    async ([, id]) => {
      const token = getStaffSession()?.token;
      const packing = await unwrap(
        client.GET('/v1/admin/matches/{matchId}/packing', { params: { path: { matchId: id } } }),
      );
      const at = new Date().toISOString();
      // After a logout nothing of it may come back.
      if (token !== undefined && getStaffSession()?.token === token)
        storedPacking.write({ at, packing: { ...packing, orders: [] } }, String(id));
      return { at, packing, isWhole: true };
    },
    {
      refreshInterval: refreshMs,
      onError: reportUnlessNotFound,
      ...(stored && { fallbackData: { ...stored, isWhole: false } }),
    },
  );
}

const tickFields = object({ quantity: integer(0), name: string });
const label: Schema<string | undefined> = (value) => value === undefined || string(value);

/** Goods as they were when they were ticked; the label of their option, if they have one. */
export type Tick = ValueOf<typeof tickFields> & { label?: string | undefined };
export type Ticks = Readonly<Record<string, Tick>>;

const tick: Schema<Tick> = (value): value is Tick =>
  tickFields(value) && label((value as Tick).label);

/** Nothing of fans, and it outlives the session: one packs in the evening and loads the car in the morning. */
const storedTicks = createStored(
  'staff-packing-',
  object({ matchId: integer(1), at: time, ticks: record(tick) }),
);

/** The ticks of matches that are so long ago go. */
const maxAgeMs = 60 * 24 * 3_600_000;

/** What was ticked on this device, for one match. */
export function usePackingTicks(matchId: number) {
  const [ticks, setTicks] = useState<Ticks>(() => storedTicks.read(String(matchId))?.ticks ?? {});
  return {
    ticks,
    /** Without a tick it is taken back. */
    setTick(key: string, tick: Tick | null) {
      const { [key]: _, ...others } = storedTicks.read(String(matchId))?.ticks ?? ticks;
      const next = tick ? { ...others, [key]: tick } : others;
      removeOld();
      storedTicks.write({ matchId, at: new Date().toISOString(), ticks: next }, String(matchId));
      setTicks(next);
    },
  };
}

function removeOld() {
  for (const { matchId, at } of storedTicks.readAll())
    if (Date.now() - Date.parse(at) > maxAgeMs) storedTicks.remove(String(matchId));
}
