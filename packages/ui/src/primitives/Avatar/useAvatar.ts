import { useState } from 'react';

/** Remembers the address that failed; a new address is tried again. */
export function useAvatar(src: string | null | undefined) {
  const [failed, setFailed] = useState<string | null>(null);
  const usable = src && src !== failed ? src : null;
  return { src: usable, onError: () => setFailed(usable) };
}
