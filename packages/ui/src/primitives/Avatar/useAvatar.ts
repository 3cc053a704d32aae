import { useState } from 'react';

/** Remembers which address failed, so that a new one gets its own chance. */
export function useAvatar(src: string | null | undefined) {
  const [failed, setFailed] = useState<string | null>(null);
  const usable = src && src !== failed ? src : null;
  return { src: usable, onError: () => setFailed(usable) };
}
