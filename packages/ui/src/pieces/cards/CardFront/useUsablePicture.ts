import { useState } from 'react';

/** An address until it fails. A new address gets its own chance. */
export function useUsablePicture(src: string) {
  const [failed, setFailed] = useState<string | null>(null);
  return { src: src === '' || src === failed ? null : src, onError: () => setFailed(src) };
}
