import {
  type Connection,
  dropUpload,
  type FanMedia,
  type Progress,
  sendFanMedia,
  sendPlayerMedia,
  uploadResumably,
  withRetry,
} from '@homestand/api-client';
import { inSession } from '@homestand/app-core/session/inSession';
import { getSession } from '@homestand/app-core/session/session';
import { onClearPersonData } from '@homestand/app-core/session/sessionScope';
import { connection } from '../client';
import type { SentMessage, Target } from './outbox.store';
import { makeVideoPoster } from './videoPoster';

export type FileToSend = {
  key: string;
  to: Target;
  file: File;
  kind: 'image' | 'video';
  /** Group topic by default. */
  chatType?: 'private' | 'group';
};

type Options = { signal: AbortSignal; onProgress: (share: number) => void };

/**
 * Above this size a file is uploaded in parts, so that a lost connection costs one part and not the whole
 * file.
 */
const wholeUpTo = 5 * 1024 * 1024;

type Begun = { personId: string; uploadId?: string; still: Promise<Blob | null> | null };

/** Started uploads by key: another try continues where the last stopped, with the same data. */
const begun = new Map<string, Begun>();
onClearPersonData((isCleared) => {
  for (const [key, { personId }] of begun) if (isCleared(personId)) begun.delete(key);
});

/** Sends a picture or video once, however often it is tried under this key. */
export async function sendFile(sending: FileToSend, options: Options): Promise<SentMessage> {
  const { key, file, kind } = sending;
  // Before the waits, during which another person may log in.
  const send = inSession((parts: FanMedia, progress: Parameters<typeof sendFanMedia>[2]) =>
    post(connection, sending, parts, progress),
  );
  const work: Begun = begun.get(key) ?? {
    personId: getSession()?.userId ?? '',
    still: kind === 'video' ? makeVideoPoster(file, options.signal) : null,
  };
  begun.set(key, work);
  const poster = await work.still;
  const parts = {
    mediaType: kind,
    ...(poster && { poster }),
    ...(file.size > wholeUpTo
      ? { uploadId: await uploadInParts(work, file, options) }
      : { mediaFile: file }),
  };
  const progress = {
    key,
    signal: options.signal,
    ...('mediaFile' in parts && {
      onProgress: ({ fraction }: Progress) => options.onProgress(fraction),
    }),
  };
  const sent = await withRetry(() => send(parts, progress), { signal: options.signal });
  begun.delete(key);
  return sent;
}

function uploadInParts(work: Begun, file: File, { signal, onProgress }: Options) {
  return uploadResumably(connection, file, {
    ...(work.uploadId && { uploadId: work.uploadId }),
    signal,
    onStart: (id) => {
      work.uploadId = id;
    },
    onProgress: ({ fraction }) => onProgress(fraction),
  });
}

async function post(
  line: Connection,
  { to, chatType = 'group' }: FileToSend,
  parts: FanMedia,
  options: Parameters<typeof sendFanMedia>[2],
): Promise<SentMessage> {
  if (!('topicId' in to))
    return sendFanMedia(line, { ...parts, chatType: 'private', playerId: to.playerId }, options);
  if (getSession()?.viewer !== 'player')
    return sendFanMedia(line, { ...parts, chatType, topicId: to.topicId }, options);
  return { topicId: to.topicId, ...(await sendPlayerMedia(line, to.topicId, parts, options)) };
}

/** Cancels an upload and deletes its parts on the server. */
export function forgetUpload(key: string) {
  const uploadId = begun.get(key)?.uploadId;
  begun.delete(key);
  if (uploadId) void dropUpload(connection, uploadId).catch(() => {});
}
