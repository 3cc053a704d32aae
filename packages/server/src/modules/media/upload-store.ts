import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { FileStore } from '@tus/file-store';
import { S3Store } from '@tus/s3-store';
import { type DataStore, ERRORS } from '@tus/server';
import { s3ClientConfig } from '../../adapters/storage/index.ts';
import type { Config } from '../../config.ts';
import { uploadLifetime } from './uploads.queries.ts';

export type UploadStore = DataStore & {
  read(id: string): Readable | Promise<Readable>;
};

const partSize = 8 * 1024 * 1024;
const expiration = { expirationPeriodInMilliseconds: uploadLifetime };

/** Where unfinished uploads wait: beside the files, so that every process can go on with them. */
export function createUploadStore({
  s3,
  uploadFolder,
}: Pick<Config, 's3' | 'uploadFolder'>): UploadStore {
  if (!s3) return new FolderUploads({ directory: join(uploadFolder, 'resumable'), ...expiration });
  const s3Config = { ...s3ClientConfig(s3), bucket: s3.bucket };
  return new S3Uploads({ partSize, ...expiration, s3ClientConfig: s3Config });
}

class FolderUploads extends FileStore {
  /** Removes whatever is there of it, also when a crash has removed half of it before. */
  override async remove(id: string): Promise<void> {
    const files = [id, `${id}.json`].map((name) => join(this.directory, name));
    for (const file of files) await rm(file, { force: true });
  }
}

class S3Uploads extends S3Store {
  /** The original stops at a finished upload, which has nothing to abort, and leaves the last piece of any. */
  override async remove(id: string): Promise<void> {
    await super.remove(id).catch((error: unknown) => {
      if (error !== ERRORS.FILE_NOT_FOUND) throw error;
    });
    const keys = [id, this.infoKey(id), this.partKey(id, true)];
    await this.client.deleteObjects({
      Bucket: this.bucket,
      Delete: { Objects: keys.map((Key) => ({ Key })) },
    });
    await this.clearCache(id);
  }
}
