import { ApiError } from '@homestand/api-client';
import { useEffect, useEffectEvent, useState } from 'react';
import { useOffline } from '../browser/connection';

/** How long a line that carries nothing may keep somebody waiting for what is here already. */
const timeoutMs = 3000;

type Loading<Value> = { data: Value | undefined; error: unknown; isValidating: boolean };

type Shelf<Value> = {
  /** One shelf for one thing: another name is another thing. */
  name: string;
  read: () => { value: Value; at: string } | null;
  write: (value: Value) => void;
};

type Entry<Value> = { name: string; found: { value: Value; at: string } | null };

/**
 * Keeps what was loaded, and shows it where nothing comes, with the moment it was true. Not before: whoever has
 * a line shall not see something old that changes under their finger.
 */
export function useOfflineCopy<Value>(
  { data, error, isValidating }: Loading<Value>,
  { name, read, write }: Shelf<Value>,
): { data: Value | undefined; keptAt: string | null } {
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
  // Read once, when it is wanted: storage is slow, and does not change while nothing comes.
  if (wanted && !known) setEntry({ name, found: read() });
  const found = wanted && known ? entry.found : null;
  return { data: data ?? found?.value, keptAt: found?.at ?? null };
}

/** The server has answered, and will not show it: then nobody shows it. */
const isRefused = (error: unknown) => error instanceof ApiError && error.code < 500;
