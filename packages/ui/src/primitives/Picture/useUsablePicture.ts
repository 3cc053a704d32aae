import { useState } from 'react';

/** Returns the address, or null when it is empty or failed to load. A new address is tried again. */
export function useUsablePicture(src: string | null) {
  const [failed, setFailed] = useState<string | null>(null);
  return { src: src === failed ? null : src || null, onError: () => setFailed(src) };
}
