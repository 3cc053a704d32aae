import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { FileStore } from '@tus/file-store';
import { S3Store } from '@tus/s3-store';
import type { DataStore } from '@tus/server';
import { s3ClientConfig } from '../../adapters/storage/index.ts';
import type { Config } from '../../config.ts';
import type { Database } from '../../db/database.ts';
import { notFound } from '../../http/errors.ts';
import { cleanName } from './form.ts';
import { type ReceivedFile, receive } from './processing/index.ts';

export type UploadStore = DataStore & {
  read(id: string): Readable | Promise<Readable>;
};

type Uploading = { db: Database; uploads: UploadStore; uploadFolder: string };

const day = 24 * 60 * 60 * 1000;
const partSize = 8 * 1024 * 1024;

/** Where unfinished uploads wait: beside the files, so that every process can go on with them. */
export function createUploadStore({
  s3,
  uploadFolder,
}: Pick<Config, 's3' | 'uploadFolder'>): UploadStore {
  if (!s3)
    return new FileStore({
      directory: join(uploadFolder, 'resumable'),
      expirationPeriodInMilliseconds: day,
    });
  return new S3Store({
    partSize,
    expirationPeriodInMilliseconds: day,
    s3ClientConfig: { ...s3ClientConfig(s3), bucket: s3.bucket },
  });
}

/** A finished upload of this person as a file at hand; nothing without one. */
export async function takeUpload(
  { db, uploads, uploadFolder: folder }: Uploading,
  personId: string,
  id: string | undefined,
): Promise<(ReceivedFile & { fileName: string }) | undefined> {
  if (id === undefined) return undefined;
  const mine = await db
    .selectFrom('uploads')
    .select('size')
    .where('id', '=', id)
    .where('personId', '=', personId)
    .executeTakeFirst();
  if (!mine) throw notFound();
  const { offset, metadata } = await uploads.getUpload(id).catch(() => {
    throw notFound();
  });
  if (offset !== mine.size) throw notFound();
  const received = await receive(await uploads.read(id), { folder });
  return { ...received, fileName: cleanName(metadata?.filename ?? 'video.mp4') };
}

/** Sent, or given up. */
export async function dropUpload(
  { db, uploads }: Pick<Uploading, 'db' | 'uploads'>,
  id: string,
): Promise<void> {
  await uploads.remove(id).catch(() => {});
  await db.deleteFrom('uploads').where('id', '=', id).execute();
}
