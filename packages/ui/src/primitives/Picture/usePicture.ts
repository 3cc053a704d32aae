import { useState } from 'react';

type Settled = { src: string | null; as: 'loaded' | 'failed' };

/** Where a picture is on its way. A new address starts again by itself. */
export function usePicture(src: string | null) {
  const [settled, setSettled] = useState<Settled | null>(null);
  return {
    status: settled?.src === src ? settled.as : 'loading',
    onLoad: () => setSettled({ src, as: 'loaded' }),
    onError: () => setSettled({ src, as: 'failed' }),
  } as const;
}
