import { ApiError, NetworkError, pauseAfter } from '@homestand/api-client';
import { joinDeliveryQueues } from '@homestand/app-core/delivery/deliveryQueue';
import { reportError } from '@homestand/app-core/http/errorNotices';
import { getSession, onSessionChange } from '@homestand/app-core/session/session';
import { applySentFile } from './events';
import { measureMedia } from './measureMedia';
import { addFile, getOutbox, removeFile, updateFile } from './outbox.store';
import { forgetUpload, sendFile } from './sendMedia';

const running = new Map<string, AbortController>();
const failures = new Map<string, number>();
const firstPauseMs = 2000;

/** Sends a file to a topic; the thread shows its progress. */
export async function sendFileToTopic(topicId: string, file: File, kind: 'image' | 'video') {
  const token = getSession()?.token;
  const previewUrl = URL.createObjectURL(file);
  const size = await measureMedia(previewUrl, kind);
  // Another person may have logged in meanwhile: it would be sent in their name.
  if (getSession()?.token !== token) return URL.revokeObjectURL(previewUrl);
  const { key } = addFile({ topicId, file, kind, previewUrl, ...size });
  void work(key);
}

export function resendFile(key: string) {
  updateFile(key, { state: 'sending', refusal: null });
  void work(key);
}

/** Cancels an upload and deletes its parts on the server. */
export function cancelFile(key: string) {
  running.get(key)?.abort();
  failures.delete(key);
  forgetUpload(key);
  removeFile(key);
}

// A part or a retry still to come would carry the token of the next person.
onSessionChange(() => {
  for (const life of running.values()) life.abort();
});

// Side by side, and in this tab only, which has the files.
joinDeliveryQueues(() => {
  for (const { key, state } of getOutbox().files) if (state === 'unsent') void work(key);
});

/** The event stream may not notice a short interruption, so uploads also retry by themselves. */
function resendLater(key: string, error: unknown) {
  const count = (failures.get(key) ?? 0) + 1;
  failures.set(key, count);
  const pause = error instanceof NetworkError ? pauseAfter(error, count, firstPauseMs) : undefined;
  if (pause !== undefined) setTimeout(() => void work(key), pause);
}

/** A conflict, such as a mute, which the same file does not overcome. */
const refusalOf = (error: unknown) =>
  error instanceof ApiError && error.code === 409 ? error.message : null;

async function work(key: string) {
  const queued = getOutbox().files.find((file) => file.key === key);
  if (!queued || running.has(key) || queued.personId !== getSession()?.userId) return;
  const life = new AbortController();
  running.set(key, life);
  const { topicId, file, kind } = queued;
  try {
    const sent = await sendFile(
      { key, to: { topicId }, file, kind },
      { signal: life.signal, onProgress: (progress) => updateFile(key, { progress }) },
    );
    failures.delete(key);
    if (queued.personId === getSession()?.userId) applySentFile(key, sent);
    removeFile(key);
  } catch (error) {
    // A refusal of the file shows a toast; network errors show in the connection banner.
    if (!(error instanceof NetworkError)) reportError(error);
    updateFile(key, { state: 'unsent', refusal: refusalOf(error) });
    resendLater(key, error);
  } finally {
    running.delete(key);
  }
}
