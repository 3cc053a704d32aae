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
import { connection } from '@homestand/app-core/http/client';
import { inSession } from '@homestand/app-core/session/inSession';
import { getSession } from '@homestand/app-core/session/session';
import type { SentMessage } from './outbox';
import type { Target } from './outbox.store';
import { makeVideoPoster } from './videoPoster';

export type FileToSend = {
  key: string;
  to: Target;
  file: File;
  kind: 'image' | 'video';
  /** In a group topic unless said otherwise. */
  chatType?: 'private' | 'group';
};

type Options = { signal: AbortSignal; onProgress: (share: number) => void };

/** Above this a file goes up in parts, so that a broken line costs one part and not all of it. */
const wholeUpTo = 5 * 1024 * 1024;

type Begun = { uploadId?: string; still: Promise<Blob | null> | null };

/** Sendings that were begun, by key: another try goes on where the last stopped, and sends the same again. */
const begun = new Map<string, Begun>();

/** Sends a picture or video once, however often it is tried with this key. */
export async function sendFile(sending: FileToSend, options: Options): Promise<SentMessage> {
  const { key, file, kind } = sending;
  const work: Begun = begun.get(key) ?? {
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
  const sent = await withRetry(
    inSession(() => post(connection, sending, parts, progress)),
    { signal: options.signal },
  );
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
  const { messageId } = await sendPlayerMedia(line, to.topicId, parts, options);
  return { topicId: to.topicId, messageId };
}

/** Gives up a sending: what the server holds of it is taken away. */
export function forgetUpload(key: string) {
  const uploadId = begun.get(key)?.uploadId;
  begun.delete(key);
  if (uploadId) void dropUpload(connection, uploadId).catch(() => {});
}
