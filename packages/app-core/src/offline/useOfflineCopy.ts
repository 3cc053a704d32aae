import { ApiError } from '@homestand/api-client';
import type { Schema } from '@homestand/api-client/schema';
import { useEffect, useEffectEvent, useState } from 'react';
import { useOffline } from '../browser/connection';
import { readOfflineCopy, storeOfflineCopy } from './offlineCache';

/** How long a hanging request may delay the offline copy. */
const timeoutMs = 3000;

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
 * Stores what was loaded, and shows the offline copy with its time when nothing loads. Not earlier: with a
 * connection, old data must not change under the user's finger. `atOnce` also shows it while loading, and its
 * time after a reload that failed.
 */
export function useOfflineCopy<Value>(
  { data, error, isValidating }: Loading<Value>,
  { name, read, write }: OfflineCopy<Value>,
  { atOnce = false } = {},
): { data: Value | undefined; asOf: string | null } {
  const offline = useOffline();
  const [late, setLate] = useState('');
  const [entry, setEntry] = useState<Entry<Value>>();
  const missing = data === undefined;

  useEffect(() => {
    if (!missing) return;
    const timer = setTimeout(() => setLate(name), timeoutMs);
    return () => clearTimeout(timer);
  }, [missing, name]);

  const store = useEffectEvent(write);
  useEffect(() => {
    if (data !== undefined && !error && !isValidating) store(data);
  }, [data, error, isValidating]);

  const failed = Boolean(error);
  const nothingLoads = failed || offline || late === name;
  const wanted = !isRefused(error) && (missing ? atOnce || nothingLoads : atOnce && failed);
  const id = `${name} ${failed}`;
  const known = entry?.id === id;
  // Read when needed, and again after an error: storage is slow, and does not change while nothing loads.
  if (wanted && !known) setEntry({ id, found: read() });
  const found = wanted && known ? entry.found : null;
  return { data: data ?? found?.value, asOf: (nothingLoads && found?.at) || null };
}

/** The server has refused the resource: the offline copy must not show either. 429 says nothing about it. */
const isRefused = (error: unknown) =>
  error instanceof ApiError && error.code < 500 && error.code !== 429;
