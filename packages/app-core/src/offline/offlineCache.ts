import { time } from '@homestand/api-client/moreSchemas';
import { object, type Schema } from '@homestand/api-client/schema';
import type { PictureWidth } from '@homestand/ui';
import { afterScreen, savesData } from '../browser/idleLoading';
import { pictureAddress } from '../browser/pictureAddress';
import {
  clubFilesPath,
  isPictureResponse,
  maxCachedPictures,
} from '../browser/serviceWorkerProtocol';
import { createStored, local } from '../browser/storage';
import { type FanKey, pictureCachePrefix } from '../browser/storageKeys';
import { getSession } from '../session/session';

const prefix = 'kept:';
const longest = 500_000;
const atOnce = 2;

const personNow = () => getSession()?.userId;

const keyOf = (personId: string, name: string) => `${prefix}${personId}:${name}` as const;

/**
 * Stores the last response under a name, for a start offline. A response is dropped when another person
 * logged in while it was requested: `askedBy` is the person who requested it.
 */
export function storeOfflineCopy(
  name: string,
  value: unknown,
  askedBy: string | undefined = personNow(),
) {
  const personId = personNow();
  if (personId === undefined || personId !== askedBy) return;
  const text = JSON.stringify({ at: new Date().toISOString(), value });
  // A value that is too long is not stored; the older copy is removed, because it is not the last response
  // any more.
  if (text.length > longest) local.remove(keyOf(personId, name));
  else local.write(keyOf(personId, name), text);
}

/** Loads a value and stores it for a start offline. */
export async function loadAndStore<Value>(name: string, load: () => Promise<Value>) {
  const askedBy = personNow();
  const value = await load();
  storeOfflineCopy(name, value, askedBy);
  return value;
}

/** The last response of this person and its time. */
export function readOfflineCopy<Value>(
  name: string,
  schema: Schema<Value>,
): { value: Value; at: string } | null {
  const personId = personNow();
  return personId === undefined ? null : storedCopy(personId, name, schema).read();
}

const storedCopy = <Value>(personId: string, name: string, schema: Schema<Value>) =>
  createStored(keyOf(personId, name), object({ at: time, value: schema }));

export function removeOfflineCopy(name: string) {
  const personId = personNow();
  if (personId !== undefined) local.remove(keyOf(personId, name));
}

/** Changes the offline copy; its time stays. */
export function updateOfflineCopy<Value>(
  name: string,
  schema: Schema<Value>,
  update: (value: Value) => Value,
) {
  const personId = personNow();
  const entry = readOfflineCopy(name, schema);
  if (personId === undefined || !entry) return;
  const value = update(entry.value);
  if (value !== entry.value) storedCopy(personId, name, schema).write({ ...entry, value });
}

/** Of the copies whose names begin with `beginning`, only the newest `max` stay. */
export function pruneOfflineCopies(beginning: string, max: number) {
  const personId = personNow();
  if (personId === undefined) return;
  const whole = keyOf(personId, beginning);
  const keys = local.keys(whole);
  if (keys.length <= max) return;
  // An entry begins with its time: the rest needs no parsing.
  const ageOf = (key: FanKey) =>
    local.read(key)?.slice(0, '{"at":"2026-11-21T00:00:00.000Z'.length);
  const byAge = keys
    .map((key) => ({ key, at: ageOf(key) ?? '' }))
    .sort((a, b) => (a.at < b.at ? -1 : 1));
  for (const { key } of byAge.slice(0, -max)) local.remove(key);
}

/** Caches pictures of the club for offline use, at the width at which they show, once the screen has loaded those that it shows. */
export function cachePicturesLater(addresses: readonly string[], width: PictureWidth) {
  const askedBy = personNow();
  afterScreen(() => {
    if (personNow() === askedBy)
      void cachePictures(addresses.map((address) => pictureAddress(address, width)));
  });
}

/**
 * Cached pictures are not loaded again, and those of the browser's own cache are copied: the name of a picture is
 * the hash of its content.
 */
export async function cachePictures(addresses: readonly string[]): Promise<void> {
  const personId = personNow();
  const pictures = [...new Set(addresses)].filter((address) => address.startsWith(clubFilesPath));
  if (personId === undefined || pictures.length === 0 || savesData() || !('caches' in globalThis))
    return;
  try {
    const name = pictureCachePrefix + personId;
    const cache = await caches.open(name);
    const queue = pictures.slice(0, maxCachedPictures).values();
    const work = async () => {
      for (const address of queue) {
        if (await cache.match(address)) continue;
        const response = await fetch(address, { priority: 'low', cache: 'force-cache' });
        if (personNow() !== personId) return;
        if (isPictureResponse(response)) await cache.put(address, response);
      }
    };
    await Promise.all(Array.from({ length: atOnce }, work));
    // The person logged out between two pictures and the cache was deleted: it must not come back.
    if (personNow() !== personId) await caches.delete(name);
  } catch {
    // No connection, no space or no Cache API: pictures then load from the network when there is one.
  }
}
