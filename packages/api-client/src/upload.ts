import type { Connection } from './connection';
import { readEnvelope } from './envelope';
import type { components } from './schema.gen';
import { type Progress, sendBody } from './sendBody';

type Schemas = components['schemas'];

/** The file itself, or the id of its upload; a video may have a poster. */
type Files = { mediaFile?: Blob; poster?: Blob };

export type FanMedia = Partial<Omit<Schemas['FanMedia'], keyof Files>> &
  Pick<Schemas['FanMedia'], 'mediaType'> &
  Files;

export type PlayerMedia = Omit<Schemas['PlayerMedia'], keyof Files | 'topicId'> & Files;

export type MediaOptions = {
  /** Made once by `createKey` for this message; the same for every retry. */
  key: string;
  onProgress?: (progress: Progress) => void;
  signal?: AbortSignal;
};

export function sendFanMedia(
  connection: Connection,
  media: FanMedia,
  options: MediaOptions,
): Promise<Schemas['SentToTopic']> {
  const path = '/v1/user/message/media/send';
  return sendForm(connection, { path, operation: path }, media, options);
}

export function sendPlayerMedia(
  connection: Connection,
  topicId: string,
  media: PlayerMedia,
  options: MediaOptions,
): Promise<Schemas['SentMessage']> {
  const operation = '/v1/player/topics/{topicId}/media';
  const path = operation.replace('{topicId}', encodeURIComponent(topicId));
  return sendForm(connection, { path, operation }, media, options);
}

async function sendForm<Sent>(
  connection: Connection,
  { path, operation }: { path: string; operation: string },
  { mediaFile, poster, ...fields }: FanMedia | PlayerMedia,
  { key, onProgress, signal }: MediaOptions,
): Promise<Sent> {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields))
    if (value !== undefined) body.append(name, String(value));
  // After the fields: the server can refuse those before it reads a file.
  if (poster) body.append('poster', poster);
  if (mediaFile) body.append('mediaFile', mediaFile);
  const headers = { 'Idempotency-Key': key };
  const response = await sendBody(connection, {
    method: 'POST',
    path,
    headers,
    body,
    onProgress,
    signal,
  });
  // The contract gives the type; readEnvelope has checked the data against it.
  return (await readEnvelope(response, `POST ${operation}`)) as Sent;
}
