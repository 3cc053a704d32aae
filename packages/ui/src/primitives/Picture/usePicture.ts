import { useState } from 'react';

type Settled = { src: string | null; as: 'loaded' | 'failed' };

/** Loading state of a picture. A new address resets it. */
export function usePicture(src: string | null) {
  const [settled, setSettled] = useState<Settled | null>(null);
  return {
    status: settled?.src === src ? settled.as : 'loading',
    onLoad: () => setSettled({ src, as: 'loaded' }),
    onError: () => setSettled({ src, as: 'failed' }),
  } as const;
}

/** Returns the address, or null when it is empty or failed to load. A new address is tried again. */
export function useUsablePicture(src: string | null) {
  const [failed, setFailed] = useState<string | null>(null);
  return { src: src === failed ? null : src || null, onError: () => setFailed(src) };
}
