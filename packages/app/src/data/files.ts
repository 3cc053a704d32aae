import { NetworkError } from '@homestand/api-client';
import { getSession } from '../stores/session.store';
import { changeFile, dropFile, getUnsent, keepFile } from '../stores/unsent.store';
import { reportFailure } from './failures';
import { forgetUpload, sendFile } from './media';
import { sizeOf } from './picture';

const running = new Map<string, AbortController>();
const listeners = new Set<(topicId: string) => void>();

/** Tells when a topic has got a file, so that it is loaded again. */
export function onFileSent(listener: (topicId: string) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Sends a file to a topic; the thread shows how far it is. */
export async function sendToTopic(topicId: string, file: File, kind: 'image' | 'video') {
  const previewUrl = URL.createObjectURL(file);
  const size = await sizeOf(previewUrl, kind);
  const { key } = keepFile({ topicId, file, kind, previewUrl, ...size });
  void work(key);
}

export function resendFile(key: string) {
  changeFile(key, { state: 'sending' });
  void work(key);
}

/** Gives up, and leaves nothing of it on the server. */
export function cancelFile(key: string) {
  running.get(key)?.abort();
  forgetUpload(key);
  dropFile(key);
}

/** The line is back: what broke off goes on. */
export function wakeFiles() {
  for (const { key, personId, state } of getUnsent().files)
    if (state === 'unsent' && personId === getSession()?.userId) void work(key);
}

async function work(key: string) {
  const kept = getUnsent().files.find((file) => file.key === key);
  if (!kept || running.has(key)) return;
  const life = new AbortController();
  running.set(key, life);
  const { topicId, file, kind } = kept;
  try {
    await sendFile(
      { key, to: { topicId }, file, kind },
      { signal: life.signal, onProgress: (progress) => changeFile(key, { progress }) },
    );
    for (const tell of listeners) tell(topicId);
    dropFile(key);
  } catch (error) {
    // A refusal of the file itself is said; the line speaks for itself.
    if (!(error instanceof NetworkError)) reportFailure(error);
    changeFile(key, { state: 'unsent' });
  } finally {
    running.delete(key);
  }
}
