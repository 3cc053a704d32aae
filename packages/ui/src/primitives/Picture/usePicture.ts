import { use, useState } from 'react';
import { PictureSettingsContext, type PictureWidth } from '../UiProvider/pictureSettings';

type Settled = { request: string; as: 'loaded' | 'failed' };

/** Address at the drawn width, and the loading state. A new address resets it, and a new attempt a failure. */
export function usePicture(src: string | null, drawn?: PictureWidth) {
  const { addressOf, attempt } = use(PictureSettingsContext);
  const [settled, setSettled] = useState<Settled | null>(null);
  const address = src && drawn ? addressOf(src, drawn) : src;
  const loaded = `loaded ${address}`;
  const failed = `failed ${attempt} ${address}`;
  return {
    address,
    status: settled?.request === loaded || settled?.request === failed ? settled.as : 'loading',
    onLoad: () => setSettled({ request: loaded, as: 'loaded' }),
    onError: () => setSettled({ request: failed, as: 'failed' }),
  } as const;
}

/** The same for pictures without a frame: no address while there is none or it has failed. */
export function useUsablePicture(src: string | null, drawn?: PictureWidth) {
  const { address, status, onError } = usePicture(src, drawn);
  return { src: status === 'failed' ? null : address || null, onError };
}
