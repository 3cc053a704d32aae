import { ApiError } from '@homestand/api-client';
import type { Schema } from '@homestand/api-client/schema';
import { useEffect, useEffectEvent, useState } from 'react';
import { useOffline } from '../browser/connection';
import { readOfflineCopy, storeOfflineCopy } from './offlineCache';

/** How long a hanging request may delay the offline copy. */
const timeoutMs = 3000;
/** A copy that shows at once is marked when the new content takes longer: a mark for a moment would only flicker. */
const markMs = 1000;

type Loading<Value> = { data: Value | undefined; error: unknown; isValidating: boolean };

type Stored<Value> = { value: Value; at: string } | null;

type OfflineCopy<Value> = {
  /** One name per resource: another name is another resource. */
  name: string;
  read: () => Stored<Value>;
  write: (value: Value) => void;
};

/** The offline copy of a resource that is stored as it was loaded. */
export const createOfflineCopy = <Value>(
  name: string,
  schema: Schema<Value>,
): OfflineCopy<Value> => ({
  name,
  read: () => readOfflineCopy(name, schema),
  write: (value) => storeOfflineCopy(name, value),
});

type Entry<Value> = { id: string; found: Stored<Value> };

/**
 * Stores what was loaded, and shows the offline copy when nothing loads, with its time `asOf`. With `atOnce` the copy
 * also shows while the new content loads, and `refreshing` is its time when that takes long.
 */
export function useOfflineCopy<Value>(
  { data, error, isValidating }: Loading<Value>,
  { name, read, write }: OfflineCopy<Value>,
  { atOnce = false } = {},
): { data: Value | undefined; asOf: string | null; refreshing: string | null } {
  const offline = useOffline();
  const [late, setLate] = useState('');
  const [entry, setEntry] = useState<Entry<Value>>();
  const missing = data === undefined;

  useEffect(() => {
    if (!missing) return;
    const timer = setTimeout(() => setLate(name), atOnce ? markMs : timeoutMs);
    return () => clearTimeout(timer);
  }, [missing, name, atOnce]);

  const store = useEffectEvent(write);
  useEffect(() => {
    if (data !== undefined && !error && !isValidating) store(data);
  }, [data, error, isValidating]);

  const failed = Boolean(error);
  const isLate = missing && late === name;
  const nothingLoads = failed || offline || (isLate && !atOnce);
  const needsCopy = !isRefused(error) && (missing ? atOnce || nothingLoads : atOnce && failed);
  const id = `${name} ${failed}`;
  const isRead = entry?.id === id;
  // Read when needed, and again after an error: storage is slow, and does not change while nothing loads.
  if (needsCopy && !isRead) setEntry({ id, found: read() });
  // What loads now is stored: the next failure reads it.
  if (!needsCopy && entry) setEntry(undefined);
  const found = needsCopy && isRead ? entry.found : null;
  return {
    data: data ?? found?.value,
    asOf: (nothingLoads && found?.at) || null,
    refreshing: (!nothingLoads && isLate && found?.at) || null,
  };
}

/** The server has refused the resource: the offline copy must not show either. 429 says nothing about it. */
const isRefused = (error: unknown) =>
  error instanceof ApiError && error.code < 500 && error.code !== 429;
