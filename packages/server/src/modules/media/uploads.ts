import { rm } from 'node:fs/promises';
import { notAllowed, notFound } from '../../http/errors.ts';
import { messages } from '../../messages.ts';
import type { Services } from '../../services.ts';
import { cleanName } from './fileName.ts';
import type { NamedFile } from './multipartForm.ts';
import { receive } from './processing/index.ts';
import { deleteUpload, findUpload, finishedUploads } from './uploads.queries.ts';

/** Provides a finished upload of this person as a local file. */
export async function takeUpload(
  { db, uploads, uploadFolder: folder }: Services,
  personId: string,
  id: string,
): Promise<NamedFile> {
  const mine = await findUpload(db, personId, id);
  if (!mine) throw notFound();
  const { offset, metadata } = await uploads.getUpload(id).catch((error: unknown) => {
    throw isMissing(error) ? notFound() : error;
  });
  const broken = notAllowed([{ field: 'uploadId', message: messages.mediaBroken }]);
  if (offset !== mine.size) throw broken;
  const received = await receive(await uploads.read(id), { folder });
  if (received.size !== mine.size) {
    await rm(received.file, { force: true });
    throw broken;
  }
  return { ...received, fileName: cleanName(metadata?.filename ?? 'video.mp4') };
}

/**
 * Deletes an upload that was sent or given up. The row is deleted last: while it exists, the clean-up
 * retries.
 */
export async function dropUpload(
  { db, uploads }: Pick<Services, 'db' | 'uploads'>,
  id: string,
): Promise<void> {
  await uploads.remove(id);
  await deleteUpload(db, id);
}

export async function tidyUploads(
  services: Pick<Services, 'db' | 'uploads' | 'onError'>,
): Promise<void> {
  for (const id of await finishedUploads(services.db))
    await dropUpload(services, id).catch(services.onError);
}

/** The stores throw plain objects with the HTTP status of tus. */
const isMissing = (error: unknown) =>
  typeof error === 'object' &&
  error !== null &&
  'status_code' in error &&
  (error.status_code === 404 || error.status_code === 410);
