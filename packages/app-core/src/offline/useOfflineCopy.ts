import { ApiError } from '@homestand/api-client';
import { useEffect, useEffectEvent, useState } from 'react';
import { useOffline } from '../browser/connection';

/** How long a hanging request may delay the offline copy. */
const timeoutMs = 3000;

type Loading<Value> = { data: Value | undefined; error: unknown; isValidating: boolean };

type Shelf<Value> = {
  /** One name per resource: another name is another resource. */
  name: string;
  read: () => { value: Value; at: string } | null;
  write: (value: Value) => void;
};

type Entry<Value> = { name: string; found: { value: Value; at: string } | null };

/**
 * Stores what was loaded, and shows the offline copy with its time when nothing loads. Not earlier: with a
 * connection, old data must not change under the user's finger.
 */
export function useOfflineCopy<Value>(
  { data, error, isValidating }: Loading<Value>,
  { name, read, write }: Shelf<Value>,
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

  const keepNow = useEffectEvent(write);
  useEffect(() => {
    if (data !== undefined && !error && !isValidating) keepNow(data);
  }, [data, error, isValidating]);

  const wanted = missing && !isRefused(error) && (Boolean(error) || offline || late === name);
  const known = entry?.name === name;
  // Read once, when needed: storage is slow, and does not change while nothing loads.
  if (wanted && !known) setEntry({ name, found: read() });
  const found = wanted && known ? entry.found : null;
  return { data: data ?? found?.value, asOf: found?.at ?? null };
}

/** The server has refused the resource: the offline copy must not show either. */
const isRefused = (error: unknown) => error instanceof ApiError && error.code < 500;
