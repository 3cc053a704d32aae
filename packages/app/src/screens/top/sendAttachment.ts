import { createKey } from '@homestand/api-client';
import type { Target } from '../../data/messages/outbox.store';

type Attachment = { file: File; kind: 'image' | 'video' };
type Options = { signal: AbortSignal; onProgress: (share: number) => void };

const keys = new WeakMap<File, string>();

/** Sends a chosen file once, however often it is tried: the key belongs to the File object. */
export async function sendAttachment(to: Target, { file, kind }: Attachment, options: Options) {
  const key = keys.get(file) ?? createKey();
  keys.set(file, key);
  const { forgetUpload, sendFile } = await import('../../data/messages/sendMedia');
  options.signal.addEventListener('abort', () => forgetUpload(key), { once: true });
  const sent = await sendFile({ key, to, file, kind }, options);
  keys.delete(file);
  return sent;
}
